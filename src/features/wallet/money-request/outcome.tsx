import { Link } from '@tanstack/react-router'
import { Fragment, type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { StatusHero } from '#src/ui/feedback/status-hero.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { OrderLayout } from '../orders/order-layout.tsx'
import { useFromTop, useStartFocus } from '../orders/use-view-start.ts'
import { CheckClock } from './check-clock.tsx'
import type { MoneyTypes } from './definition.ts'
import type { MoneyRequest } from './money-request.ts'
import { type ReadFailure, useFollowIntent } from './use-follow.ts'

/** A state in words: its sentence, and a paragraph for each line. */
export interface StateWords {
  readonly title: string
  readonly lines: readonly string[]
}

export interface ReadNotesProps {
  readonly failure: ReadFailure | null
  readonly isStuck: boolean
}

/** What a player can do while a result stays unknown; with its title where nothing else has one. */
export function WayOut({
  hasTitle = false,
  more,
}: {
  readonly hasTitle?: boolean
  readonly more?: string
}): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <Stack gap={2}>
      {hasTitle && (
        <p>
          <strong>{t('wayOutTitle')}</strong>
        </p>
      )}
      <p>{t('wayOutText')}</p>
      {more !== undefined && <p>{more}</p>}
      <p>
        <Link to={ROUTES.livechat}>{t('common:customerService')}</Link>
      </p>
    </Stack>
  )
}

/** Alerts that the status could not be read, and what to do if that lasts. */
export function ReadNotes({ failure, isStuck }: ReadNotesProps): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <>
      {isStuck && (
        <Alert tone="info" title={t('wayOutTitle')} role="status">
          <WayOut />
        </Alert>
      )}
      {failure !== null && (
        <Alert tone="info" role="status">
          {t(failure === 'unreadable' ? 'readUnreadable' : 'readFailed')}
        </Alert>
      )}
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly ReactNode[] }): ReactElement {
  return (
    <Stack gap={2}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id and never move
        <Fragment key={index}>{typeof line === 'string' ? <p>{line}</p> : line}</Fragment>
      ))}
    </Stack>
  )
}

/** Nothing was sent or charged, and why: a paragraph for each line. */
export function Refused({ lines }: { readonly lines: readonly ReactNode[] }): ReactElement {
  return (
    <Alert tone="neutral" role="alert">
      <Lines lines={lines} />
    </Alert>
  )
}

/** A button that refetches the status. */
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

export interface PendingIntentProps<Types extends MoneyTypes> {
  readonly requests: MoneyRequest<Types>
  readonly intent: Types['intent']
  readonly unknown: StateWords
  readonly notFound: StateWords
  /** What was sent: a Money of size `hero`. */
  readonly amount?: ReactNode
  readonly facts?: ReactNode
  /** A button that repeats the request, shown after a long wait; it calls `onEnd` when that ended without a success. */
  readonly sendAgain: (onEnd: () => void) => ReactNode
  readonly againLabel: string
  readonly onFound: (order: Types['order']) => void
  /** Called when the intent was not found and the player continues. */
  readonly onAgain: () => void
}

/** Polls the history for an intent without an order number until its result is known. */
export function PendingIntent<Types extends MoneyTypes>(props: PendingIntentProps<Types>): ReactElement {
  const { requests, intent, unknown, notFound, amount, facts, sendAgain, againLabel, onFound, onAgain } = props
  const { t } = useTranslation('wallet')
  const { state, isStuck, isReading, failure, checkNow } = useFollowIntent(requests, intent, onFound)
  useFromTop()
  const start = useStartFocus(state)
  // Stays while the request is sent again, which starts the wait over.
  const [isOffered, setOffered] = useState(isStuck)
  if (isStuck && !isOffered) setOffered(true)
  const isLong = isOffered && state !== 'notFound'

  function onEnd(): void {
    setOffered(false)
    checkNow()
  }

  const { title, lines } = state === 'notFound' ? notFound : unknown
  return (
    <OrderLayout
      start={start}
      head={() => (
        <>
          <div role="status">
            <StatusHero
              state="unknown"
              amount={amount}
              title={title}
              clock={state === 'unknown' && !isLong && <CheckClock intents={requests.intents} intent={intent} />}
              text={isLong ? <WayOut hasTitle more={t('sendAgainText')} /> : <Lines lines={lines} />}
            />
          </div>
          {/* The title says already that the server does not answer. */}
          {state !== 'notFound' && <ReadNotes failure={failure === 'unreadable' ? failure : null} isStuck={false} />}
        </>
      )}
      facts={() => facts}
      actions={
        state === 'notFound' ? (
          <Button variant="ghost" fullWidth onClick={onAgain}>
            {againLabel}
          </Button>
        ) : (
          <>
            <CheckNow isReading={isReading} onCheck={checkNow} />
            {isOffered && sendAgain(onEnd)}
          </>
        )
      }
    />
  )
}
