import { useEffect, useRef, useState } from 'react'
import { parseBaseUrl } from '#contract/base-url.ts'
import type { ConnectAttempt, ConnectState } from '#contract/connecting.ts'
import type { CallError } from '#contract/operation.ts'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import type { Message } from '#core/messages/message.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { Icon } from '../controls/icon.tsx'
import { Progress } from '../controls/progress.tsx'
import { TextField } from '../controls/text-field.tsx'
import { sentences } from '../i18n/joined-texts.ts'
import { formatTime } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import { needsAccount } from '../state/host/active-connection.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { enterKey, isRunning } from './connect-actions.ts'
import styles from './connect-dialog.module.css'

type StartArgument = Parameters<DesktopApi['startConnecting']>[0]

export interface ConnectDialogProps {
  connectionId?: string | undefined
  /** the action that needs the connection */
  then?: (() => void) | undefined
}

/**
 * Connects a service without the user typing, copying or seeing a key. An attempt continues while the dialog is closed.
 */
export function ConnectDialog({ connectionId, then }: ConnectDialogProps) {
  const app = useApp()
  const view = useHost(host => host.connections)
  const attempt = useHost(host =>
    host.connecting.findLast(each => each.connectionId === (connectionId ?? null)),
  )
  const isRejected = useHost(host => host.links[connectionId ?? '']?.state === 'key-rejected')
  const [error, setError] = useState<CallError>()
  const [isOtherAddress, setOtherAddress] = useState(false)
  const connection = view?.connections.find(({ id }) => id === connectionId)
  const close = () => app.view.set({ overlay: null })

  const start = async (argument: Omit<StartArgument, 'connectionId'>) => {
    setError(undefined)
    const answer = await app.api.startConnecting({ ...argument, ...(connectionId && { connectionId }) })
    if (!answer.ok) setError(answer.error)
  }
  const end = async () => {
    if (attempt) await app.api.endConnecting({ id: attempt.id })
  }
  const finish = () => {
    close()
    void end()
  }
  // the address is known for "Connect again" and for a submission to the preset service, so the attempt starts at once;
  // without a password store the dialog asks first
  const isAddressKnown = connection !== undefined || (then !== undefined && view?.preset?.ok === true)
  const startsAtOnce = isAddressKnown && view?.keychain.available === true
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!startsAtOnce || attempt || hasStarted.current) return
    hasStarted.current = true
    void start({ sessionOnly: false })
  })
  // the connection may arrive after the attempt that created it
  const connected = attempt?.state.step === 'connected' && !needsAccount(view) ? attempt.state : undefined
  const hasContinued = useRef(false)
  useEffect(() => {
    if (!then || !connected || !attempt || hasContinued.current) return
    hasContinued.current = true
    app.view.toast(() => t(`connect.connected.${connected.mode}`, { name: attempt.name }))
    finish()
    then()
  })
  const name = attempt?.name ?? connection?.name
  const title = name === undefined ? t('connect.title') : t('connect.title.of', { name })
  const byHand = () => {
    close()
    void end()
    if (connectionId === undefined) app.view.set({ settings: 'account' })
    else void enterKey(app, connectionId)
  }
  return (
    <Dialog title={title} kind="form" onClose={attempt && !isRunning(attempt) ? finish : close}>
      {isRejected && attempt?.state.step !== 'connected' && (
        <p className={styles.quiet}>{t('link.detail.key-ended')}</p>
      )}
      {attempt ? (
        <Attempt
          attempt={attempt}
          onCancel={() => {
            close()
            void end()
          }}
          onDone={finish}
          onByHand={byHand}
          onAddress={() => {
            setOtherAddress(true)
            void end()
          }}
          onAgain={() => {
            const { baseUrl, name: again } = attempt
            const isSession = view?.keychain.available !== true
            void end().then(() =>
              start({
                ...(connectionId === undefined ? { baseUrl, name: again } : {}),
                sessionOnly: isSession,
              }),
            )
          }}
        />
      ) : (
        <StartForm
          connection={connection}
          error={error}
          isOtherAddress={isOtherAddress}
          onOtherAddress={() => setOtherAddress(true)}
          onStart={start}
          onByHand={byHand}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

interface StartFormProps {
  connection: { name: string; baseUrl: string | null } | undefined
  error: CallError | undefined
  isOtherAddress: boolean
  onOtherAddress: () => void
  onStart: (argument: Omit<StartArgument, 'connectionId'>) => Promise<void>
  onByHand: () => void
  onCancel: () => void
}

function StartForm(props: StartFormProps) {
  const { connection, error, isOtherAddress, onOtherAddress, onStart, onByHand, onCancel } = props
  const preset = useHost(host => host.connections?.preset)
  const keychain = useHost(host => host.connections?.keychain)
  const [address, setAddress] = useState('')
  const [isSession, setSession] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button[type="submit"]')?.focus(), [])
  const known = connection?.baseUrl ?? (!isOtherAddress && preset?.ok ? preset.baseUrl : undefined)
  const needsConsent = keychain?.available === false
  const start = () => {
    setTried(true)
    if (needsConsent && !isSession) return
    const baseUrl = withScheme(address.trim())
    if (known === undefined && !parseBaseUrl(baseUrl).ok) return
    void onStart({
      ...(known === undefined ? { baseUrl } : {}),
      sessionOnly: isSession,
    })
  }
  const issue = error?.fields?.find(({ path }) => path === 'baseUrl')
  const wrong = isTried ? parseBaseUrl(withScheme(address.trim())) : undefined
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        start()
      }}
    >
      <p>{t('connect.about')}</p>
      {preset?.ok === false && (
        <p className={styles.problem} role="alert">
          {textOf(preset.message)}
        </p>
      )}
      {known === undefined ? (
        <TextField
          label={t('connect.address')}
          value={address}
          placeholder="https://invoices.example.com"
          inputMode="url"
          dir="ltr"
          onValue={setAddress}
          message={issue ?? (wrong?.ok === false ? { severity: 'error', message: wrong.message } : undefined)}
        />
      ) : (
        <p className={styles.address}>
          <bdi>{known}</bdi>
        </p>
      )}
      {needsConsent && (
        <label className={styles.choice}>
          <Checkbox checked={isSession} onChange={event => setSession(event.target.checked)} />
          <span>{sentences(textOf(keychain.message), t('connect.session'))}</span>
        </label>
      )}
      {needsConsent && isTried && !isSession && (
        <p className={styles.problem} role="alert">
          {t('connect.session.first')}
        </p>
      )}
      {error && !issue && (
        <p className={styles.problem} role="alert">
          {textOf(error.message)}
        </p>
      )}
      <DialogActions>
        {known !== undefined && connection === undefined && (
          <Button variant="quiet" onClick={onOtherAddress}>
            {t('connect.other-address')}
          </Button>
        )}
        <Button variant="quiet" onClick={onByHand}>
          {t('connect.by-hand')}
        </Button>
        <Button onClick={onCancel}>{t('connect.not-now')}</Button>
        <Button
          variant="primary"
          type="submit"
          data-first-focus={known !== undefined && !needsConsent ? '' : undefined}
        >
          {t('connect.start')}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Users type a server name only; https, because a key is sent. */
const withScheme = (address: string): string =>
  address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`

interface AttemptProps {
  attempt: ConnectAttempt
  onCancel: () => void
  onDone: () => void
  onByHand: () => void
  onAddress: () => void
  onAgain: () => void
}

function Attempt(props: AttemptProps) {
  const { attempt, onCancel, onDone } = props
  const { state, baseUrl, name } = attempt
  const main = useRef<HTMLButtonElement>(null)
  // The button of the previous step is removed and loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a button of its own
  useEffect(() => main.current?.focus(), [state.step])
  switch (state.step) {
    case 'asking':
    case 'keeping':
      return (
        <>
          <p role="status">
            {state.step === 'asking' ? t('connect.asking', { address: baseUrl }) : t('connect.keeping')}
          </p>
          <Progress label={t('connect.asking', { address: baseUrl })} />
          <DialogActions>
            {state.step === 'asking' && (
              <Button ref={main} data-first-focus="" onClick={onCancel}>
                {t('dialog.cancel')}
              </Button>
            )}
          </DialogActions>
        </>
      )
    case 'waiting':
      return <Waiting id={attempt.id} state={state} main={main} onCancel={onCancel} />
    case 'connected':
      return (
        <>
          <p role="status">
            {sentences(
              t(`connect.connected.${state.mode}`, { name }),
              state.account !== null && t('connect.account', { account: state.account }),
            )}
          </p>
          <p className={styles.quiet}>{t('connect.key-name', { name: state.keyName })}</p>
          <DialogActions>
            <Button ref={main} data-first-focus="" variant="primary" onClick={onDone}>
              {t('connect.done')}
            </Button>
          </DialogActions>
        </>
      )
    case 'failed':
      return <Failed {...props} state={state} main={main} />
    default:
      return state satisfies never
  }
}

interface StateProps<Step extends ConnectState['step']> {
  state: Extract<ConnectState, { step: Step }>
  main: React.RefObject<HTMLButtonElement | null>
}

function Waiting({
  id,
  state,
  main,
  onCancel,
}: StateProps<'waiting'> & { id: string; onCancel: () => void }) {
  const app = useApp()
  const [isCopied, setCopied] = useState(false)
  const { userCode, page, expiresAt, isSlowed, unreachableSince } = state
  const [problem, setProblem] = useState<Message>()
  const copy = async () => {
    const answer = await app.api.copyConnectCode({ id })
    setCopied(answer.ok)
  }
  // the address is displayed, so the user can open it in another way
  const openPage = async () => {
    const answer = await app.api.openConnectPage({ id })
    setProblem(answer.ok ? undefined : answer.error.message)
  }
  return (
    <>
      <p>{t('connect.compare')}</p>
      <div className={styles.code}>
        <output aria-label={t('connect.code')} dir="ltr">
          {userCode}
        </output>
        <IconButton label={t('connect.copy')} onClick={() => void copy()}>
          <Icon icon={isCopied ? 'check' : 'copy'} />
        </IconButton>
      </div>
      <p className={styles.quiet}>
        <bdi>{page}</bdi>
      </p>
      <p className={styles.quiet}>
        <TimeLeft until={expiresAt} />
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {textOf(problem)}
        </p>
      )}
      <p role="status" className={unreachableSince === null ? styles.quiet : styles.problem}>
        {unreachableSince !== null
          ? t('connect.unreachable-since', { time: formatTime(unreachableSince) })
          : isCopied
            ? t('connect.copied')
            : t(isSlowed ? 'connect.slowed' : 'connect.waiting')}
      </p>
      <DialogActions>
        <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
        <Button ref={main} data-first-focus="" variant="primary" onClick={() => void openPage()}>
          {t('connect.open-page')}
        </Button>
      </DialogActions>
    </>
  )
}

function TimeLeft({ until }: { until: string }) {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(timer)
  })
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span role="timer">{t('connect.time-left', { time })}</span>
}

function Failed({
  attempt,
  state,
  main,
  onDone,
  onByHand,
  onAddress,
  onAgain,
}: AttemptProps & StateProps<'failed'>) {
  const app = useApp()
  const { reason, message } = state
  const openKeys = () => void app.api.openConnectPage({ id: attempt.id })
  const isNew = attempt.connectionId === null
  const action =
    reason === 'unsupported'
      ? { label: t('connect.by-hand'), run: onByHand }
      : (reason === 'redirected' || reason === 'unusable') && isNew
        ? { label: t('connect.change-address'), run: onAddress }
        : reason === 'not_revoked'
          ? { label: t('connection.keys-page'), run: openKeys }
          : { label: t(reason === 'expired' ? 'connect.new-code' : 'connect.again'), run: onAgain }
  return (
    <>
      <p role="alert" className={styles.problem}>
        {textOf(message)}
      </p>
      <DialogActions>
        <Button onClick={onDone}>{t('dialog.close')}</Button>
        <Button ref={main} data-first-focus="" variant="primary" onClick={action.run}>
          {action.label}
        </Button>
      </DialogActions>
    </>
  )
}
