import { Link } from '@tanstack/react-router'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useFromTop, useStartFocus } from '../use-view-start.ts'
import shared from '../wallet.module.css'
import type { OrderRow } from './history.ts'
import type { MoneyRequest } from './money-request.ts'
import type { Intent } from './pending-intents.ts'
import { type ReadFailure, useFollowIntent } from './use-follow.ts'

const TONES = { unknown: 'pending', notFound: 'info', refused: 'danger' } as const

export interface OutcomeProps {
  /** `unknown`: no verdict yet. `notFound`: the history does not have it. `refused`: this try was not done. */
  readonly kind: keyof typeof TONES
  readonly title?: string
  /** A paragraph each. */
  readonly lines: readonly ReactNode[]
  /** Why the last read failed. */
  readonly failure?: ReadFailure | null
  /** It has had no verdict for a long time: what the player may do, besides asking customer service. */
  readonly isStuck?: boolean
  readonly stuckText?: string
}

export interface ReadNotesProps {
  readonly failure: ReadFailure | null
  readonly isStuck: boolean
  readonly stuckText?: string | undefined
}

/** That the status could not be read, and the way out when that lasts. */
export function ReadNotes({ failure, isStuck, stuckText }: ReadNotesProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <>
      {isStuck && (
        <Alert tone="info" title={t('wayOutTitle')} role="status">
          <Stack gap={2}>
            <p>{t('wayOutText')}</p>
            {stuckText !== undefined && <p>{stuckText}</p>}
            <p>
              <Link to={ROUTES.livechat}>{t('common:customerService')}</Link>
            </p>
          </Stack>
        </Alert>
      )}
      {failure !== null && (
        <Alert tone={failure === 'unreadable' ? 'danger' : 'info'} role="status">
          {t(failure === 'unreadable' ? 'readUnreadable' : 'readFailed')}
        </Alert>
      )}
    </>
  )
}

/** How a money request stands that was not simply made, and what the player can do about it. */
export function Outcome({ kind, title, lines, failure, isStuck, stuckText }: OutcomeProps): ReactElement {
  return (
    <>
      <Alert tone={TONES[kind]} title={title} role={kind === 'refused' ? 'alert' : 'status'}>
        <Stack gap={2}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and stay in place
            <Fragment key={index}>{typeof line === 'string' ? <p>{line}</p> : line}</Fragment>
          ))}
        </Stack>
      </Alert>
      <ReadNotes failure={failure ?? null} isStuck={isStuck ?? false} stuckText={stuckText} />
    </>
  )
}

/** Reads the status now. */
export function CheckNow({
  isReading,
  onCheck,
}: {
  readonly isReading: boolean
  readonly onCheck: () => void
}): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <Button
      variant="secondary"
      fullWidth
      icon="refresh"
      busy={isReading}
      busyLabel={t('checkingNow')}
      onClick={onCheck}
    >
      {t('checkNow')}
    </Button>
  )
}

export interface PendingIntentProps<Kind extends Intent, Row extends OrderRow> {
  // oxlint-disable-next-line typescript/no-explicit-any -- what is sent and answered does not matter here
  readonly definition: MoneyRequest<any, Kind, any, Row>
  readonly intent: Kind
  readonly unknown: Pick<OutcomeProps, 'title' | 'lines'>
  readonly notFound: Pick<OutcomeProps, 'title' | 'lines'>
  /** What was sent. */
  readonly summary?: (state: 'unknown' | 'notFound') => ReactNode
  /** Sends the same request again, offered after a long time. */
  readonly sendAgain: (checkNow: () => void) => ReactNode
  readonly againLabel: string
  readonly onFound: (order: Row) => void
  /** It was not found, and the player goes on. */
  readonly onAgain: () => void
}

/** A request without a number or a verdict: the history is read until it is clear what became of it. */
export function PendingIntent<Kind extends Intent, Row extends OrderRow>(
  props: PendingIntentProps<Kind, Row>,
): ReactElement {
  const { definition, intent, unknown, notFound, summary, sendAgain, againLabel, onFound, onAgain } = props
  const { t } = useTranslation('wallet')
  const { state, isStuck, isReading, failure, checkNow } = useFollowIntent(definition, intent, onFound)
  useFromTop()
  const start = useStartFocus(state)
  return (
    <Stack ref={start} tabIndex={-1} gap={5} className={shared.narrow}>
      {summary?.(state)}
      {state === 'notFound' ? (
        <>
          <Outcome kind="notFound" {...notFound} />
          <Button variant="primary" size="lg" fullWidth onClick={onAgain}>
            {againLabel}
          </Button>
        </>
      ) : (
        <>
          <Outcome kind="unknown" {...unknown} {...{ failure, isStuck }} stuckText={t('sendAgainText')} />
          <CheckNow isReading={isReading} onCheck={checkNow} />
          {isStuck && sendAgain(checkNow)}
        </>
      )}
    </Stack>
  )
}
