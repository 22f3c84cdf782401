import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusedLimit } from '#src/queries/play-limits.ts'
import { userQuery } from '#src/queries/user.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { useLimitTexts } from './use-limit-texts.ts'

/** The codes of a refusal for responsible play (`x-feature: responsiblePlay`), by name. */
export type PlayRefusal = 'limitReached' | 'playPaused'

export interface PlayRefusedProps {
  readonly reason: PlayRefusal
  /** What was refused. */
  readonly of: 'deposit' | 'game'
  /** The server's sentence, until the limit is read and where it cannot be. */
  readonly text: string
  /** Called when the player follows the link. */
  readonly onLeave?: (() => void) | undefined
}

function PageLink({ onLeave }: Pick<PlayRefusedProps, 'onLeave'>): ReactElement {
  const { t } = useTranslation('responsible')
  return (
    <Link to={ROUTES.responsiblePlay} onClick={onLeave} className={buttonClass({ variant: 'secondary' })}>
      {t('seePage')}
    </Link>
  )
}

function LimitReached({ of, text, onLeave }: PlayRefusedProps): ReactElement {
  const { t } = useTranslation('responsible')
  const texts = useLimitTexts()
  const limit = useRefusedLimit(of)
  return (
    <Alert
      tone="neutral"
      role="alert"
      title={limit && t('refusedTitle', { name: texts.name(limit) })}
      action={<PageLink onLeave={onLeave} />}
    >
      <p>{limit ? t('refusedText', texts.numbers(limit)) : text}</p>
    </Alert>
  )
}

function PlayPaused({ text, onLeave }: PlayRefusedProps): ReactElement {
  const { t, i18n } = useTranslation('responsible')
  const { data } = useQuery({ ...userQuery(), enabled: false })
  const until = data?.play?.until
  return (
    <Alert tone="neutral" role="alert" title={t('pausedTitle')} action={<PageLink onLeave={onLeave} />}>
      <p>{until === undefined ? text : t('pausedUntil', { end: formatDateTime(until, i18n.language) })}</p>
    </Alert>
  )
}

/**
 * Why a deposit or a game was refused: the limit, what is left and when it ends, or the break; with the page that has it
 * all. It offers nothing else.
 */
export function PlayRefused(props: PlayRefusedProps): ReactElement {
  return props.reason === 'limitReached' ? <LimitReached {...props} /> : <PlayPaused {...props} />
}
