import { useNavigate } from '@tanstack/react-router'
import { type ReactElement, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { FRAME_SANDBOX } from '#src/lib/frame-sandbox.ts'
import { listenToFrame } from '#src/platform/frame-messages.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { FullFrame } from '#src/ui/layout/full-frame.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import styles from './game-frame.module.css'
import { useFullscreen } from './use-fullscreen.ts'

export interface GameFrameProps {
  readonly title: string
  /** The game's address with its launch token, checked by `frameUrl`. */
  readonly url: string
  readonly onClose: () => void
}

/** A full-screen game, with buttons for back, deposit and fullscreen. */
export function GameFrame({ title, url, onClose }: GameFrameProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const [isLoading, setLoading] = useState(true)
  const { isFull, toggle } = useFullscreen(screen)

  function deposit(): void {
    onClose()
    void navigate({ to: ROUTES.recharge })
  }

  const heard = useEffectEvent((event: 'close' | 'deposit') => (event === 'close' ? onClose() : deposit()))

  // Listen before the frame loads: a message without a listener is lost.
  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const { origin } = new URL(url)
    return listenToFrame({ window, frame: frame.current, origin, kind: 'game', onMessage: ({ event }) => heard(event) })
  }, [url])

  function bar(): ReactElement {
    return (
      <TopBar
        start={<IconButton icon="back" label={t('leaveGame')} onClick={onClose} />}
        title={title}
        end={
          <>
            <Button variant="primary" size="sm" icon="deposit" onClick={deposit}>
              {t('common:deposit')}
            </Button>
            <IconButton icon="fullscreen" label={t('common:fullscreen')} onClick={toggle} />
          </>
        }
      />
    )
  }

  function loaded(): void {
    setLoading(false)
    // A game played by keys needs the focus; the bar is one Shift+Tab away.
    frame.current?.focus()
  }

  return (
    <FullFrame ref={screen} label={t('frameLabel', { name: title })} bar={isFull ? null : bar()}>
      {isLoading && (
        <div className={styles.loading} role="status">
          <Parol size={72} glow />
          <Text tone="quiet">{t('frameLoading', { name: title })}</Text>
        </div>
      )}
      <iframe
        ref={frame}
        className={styles.game}
        src={url}
        title={t('frameLabel', { name: title })}
        sandbox={FRAME_SANDBOX}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        onLoad={loaded}
      />
      {isFull && (
        <button
          type="button"
          className={styles.leave}
          aria-label={t('common:exitFullscreen')}
          title={t('common:exitFullscreen')}
          onClick={toggle}
        >
          <Icon name="exit-fullscreen" size={20} />
        </button>
      )}
    </FullFrame>
  )
}
