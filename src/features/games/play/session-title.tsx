import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ReactElement } from 'react'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import { usePlayTimeText } from '#src/components/player/use-play-time-text.ts'
import { Money } from '#src/ui/data/money.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import styles from './game-frame.module.css'

/** How long the player has been playing, and with what net result; nothing before the server has said it. */
export function SessionLine({ className }: { readonly className?: string | undefined }): ReactElement | null {
  const { t } = useTranslation('playBreak')
  const toTime = usePlayTimeText()
  // Read by `watch-reality-check.ts`.
  const { data } = useQuery({ ...getPlaySessionQuery(), enabled: false })
  if (data?.startedAt === undefined) return null
  return (
    <span className={className}>
      <VisuallyHidden>
        <Words>{t('session')}: </Words>
      </VisuallyHidden>
      <Words>{toTime(data.minutes)}</Words> · <Words>{t('netShort')}</Words>{' '}
      <Money value={data.net} size="sm" sign="always" />
    </span>
  )
}

export interface SessionTitleProps {
  readonly title: string
  /** Opens the game's menu. */
  readonly onOpen: () => void
}

/** A game's name with the session of play below it; opens the game's menu. */
export function SessionTitle({ title, onOpen }: SessionTitleProps): ReactElement {
  return (
    <button type="button" className={styles.titled} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.name}>{title}</span>
      <SessionLine className={styles.session} />
    </button>
  )
}

/** In fullscreen, where the bar hides: below the button that leads out. */
export function FullSession(): ReactElement {
  return <SessionLine className={styles.fullSession} />
}

/** Why the game closes. */
export function GameCloses(): ReactElement {
  const { t } = useTranslation('playBreak')
  return (
    <p role="status" className={styles.closes}>
      <Words>{t('gameCloses')}</Words>
    </p>
  )
}
