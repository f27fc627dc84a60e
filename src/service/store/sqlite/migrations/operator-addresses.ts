export const operatorAddressesMigration = `
  -- entries of a deleted account keep the address of an operator
  DROP TRIGGER audit_keeps_values;
  CREATE TRIGGER audit_keeps_values BEFORE UPDATE ON audit
    WHEN NOT (
      (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.account_id, NEW.key_id)
        IS (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.account_id, OLD.key_id)
      AND NEW.actor_id IN ('', OLD.actor_id) AND NEW.detail = '{}'
      AND NEW.address IS CASE OLD.actor WHEN 'operator' THEN OLD.address END
      AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL))
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
`
