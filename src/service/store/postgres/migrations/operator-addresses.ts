export const operatorAddressesMigration = `
  -- entries of a deleted account keep the address of an operator
  CREATE OR REPLACE FUNCTION audit_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.account_id)
          = (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.account_id)
        AND NEW.key_id IS NOT DISTINCT FROM OLD.key_id
        AND NEW.actor_id IN ('', OLD.actor_id) AND NEW.detail = '{}'
        AND NEW.address IS NOT DISTINCT FROM (CASE OLD.actor WHEN 'operator' THEN OLD.address END)
        AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
      THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'the audit log is append-only';
  END $$;
`
