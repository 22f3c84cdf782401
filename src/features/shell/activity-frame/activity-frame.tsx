import { useNavigate } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { frameUrl } from '#src/platform/frame-url.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { FRAME_SANDBOX } from '#src/lib/frame-sandbox.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { ActivityBar } from './activity-bar.tsx'
import styles from './activity-frame.module.css'
import { useActivityMessages } from './use-activity-messages.ts'
import { useHidingBar } from './use-hiding-bar.ts'

export interface ActivityFrameProps {
  readonly id: number
  readonly title: string
  /** As sent by the server; checked here before it is framed. */
  readonly url: string
  readonly onClose: () => void
}

interface OpenFrameProps extends Omit<ActivityFrameProps, 'url'> {
  readonly address: string
}

const OpenFrame = observer(function OpenFrame({ id, title, address, onClose }: OpenFrameProps): ReactElement {
  const { t } = useTranslation('overlays')
  const { overlays } = useStores()
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoading, setLoading] = useState(true)
  const bar = useHidingBar()
  const isCollapsed = overlays.collapsed.includes(id)
  useActivityMessages({
    frame,
    address,
    onClose,
    // Below the deposit it would replace what the player does there.
    onDeposit: () => overlays.covered.includes(id) || void navigate({ to: ROUTES.recharge }),
  })

  function loaded(): void {
    setLoading(false)
    // The page is what the player came for; the bar stays one Shift+Tab away.
    if (!isCollapsed) frame.current?.focus()
  }

  return (
    <section
      className={styles.frame}
      aria-label={t('frameLabel', { title })}
      data-collapsed={isCollapsed || undefined}
      // While minimized it is part of the page that another frame covers.
      inert={isCollapsed && overlays.pageFrames.length > 0}
    >
      <ActivityBar
        title={title}
        bar={bar}
        isCollapsed={isCollapsed}
        onCollapse={(isSmall) => overlays.setCollapsed(id, isSmall)}
        onClose={onClose}
      />
      <div className={styles.content} inert={isCollapsed}>
        {isLoading && (
          <div className={styles.loading} role="status">
            <Parol size={72} glow />
            <Text tone="quiet">{t('frameLoading', { title })}</Text>
          </div>
        )}
        <iframe
          ref={frame}
          className={styles.page}
          src={address}
          title={t('frameLabel', { title })}
          sandbox={FRAME_SANDBOX}
          referrerPolicy="no-referrer"
          onLoad={loaded}
        />
      </div>
    </section>
  )
})

/**
 * An external page in a frame, below a strip whose title hides itself. Minimized, it leaves the app usable beside it.
 */
export const ActivityFrame = observer(function ActivityFrame({ id, title, url, onClose }: ActivityFrameProps) {
  const { settings, toasts } = useStores()
  const { t } = useTranslation('overlays')
  // Keep the address from when it opened, so that a change of theme does not reload a running game.
  const [address] = useState(() => frameUrl(url, { lang: settings.language, theme: settings.theme }, window.location))

  useEffect(() => {
    if (address !== null) return
    toasts.danger(t('frameRefused', { title }))
    onClose()
  })

  return address !== null && <OpenFrame id={id} title={title} address={address} onClose={onClose} />
})
