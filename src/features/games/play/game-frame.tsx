import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { useMedia } from '#src/hooks/use-media.ts'
import { LeftGameStore } from '#src/routing/left-game-store.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useFeature } from '#src/queries/features.ts'
import { FRAME_SANDBOX } from '#src/lib/frame-sandbox.ts'
import { listenToFrame } from '#src/platform/frame-messages.ts'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { FullFrame } from '#src/ui/layout/full-frame.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import { knownGame } from '../games.queries.ts'
import { FavoriteHeart } from '../hearts/favorite-heart.tsx'
import styles from './game-frame.module.css'
import { LoadingCover, type LoadingCoverProps } from './loading-cover.tsx'
import { OrientationHint } from './orientation-hint.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { usePause } from './use-pause.ts'

/** Only for a server that has responsible play. */
const SESSION = { texts: ['playBreak'], isOptional: true } as const
const loadSession = () => import('./session-title.tsx')
const SessionTitle = deferred(async () => (await loadSession()).SessionTitle, { ...SESSION, fallback: Name })
const FullSession = deferred(async () => (await loadSession()).FullSession, SESSION)
const GameCloses = deferred(async () => (await loadSession()).GameCloses, SESSION)

function Name({ title }: { readonly title: string }): ReactElement {
  return <span className={styles.name}>{title}</span>
}

export interface GameFrameProps extends Pick<LoadingCoverProps, 'cover' | 'coverColor' | 'from'> {
  /** Identifies this frame in the overlay store. */
  readonly id: number
  readonly gameId: string
  readonly title: string
  /** The game's address with its launch token, checked by `frameUrl`. */
  readonly url: string
  /** How the game wants the screen to be held, if it matters. */
  readonly orientation?: string | undefined
  readonly onClose: () => void
}

/** A full-screen game, with buttons for back, deposit and fullscreen. It stays open, inert, below the deposit's sheet. */
export const GameFrame = observer(function GameFrame(props: GameFrameProps): ReactElement {
  const { id, gameId, title, url, orientation, onClose, ...look } = props
  const { t } = useTranslation(['games', 'play', 'common'])
  const router = useRouter()
  const frame = useRef<HTMLIFrameElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const [isLoading, setLoading] = useState(true)
  const wanted = orientation === 'landscape' || orientation === 'portrait' ? orientation : undefined
  const { isFull, toggle } = useFullscreen(screen, wanted)
  const { overlays, deferred } = useStores()
  const leftGame = deferred.get(LeftGameStore)
  const queryClient = useQueryClient()
  const [game] = useState<MenuGame>(() => knownGame(queryClient, gameId) ?? { id: gameId, name: title })
  const hasRoom = useMedia('(--from-small)')
  const hasSession = useFeature('responsiblePlay') === true
  const isClosing = usePause({ frame, url, isLoading, onClose })

  const isCovered = overlays.covered.includes(id)
  useEffect(() => {
    if (!isCovered) leftGame.forget()
  }, [isCovered, leftGame])

  function deposit(): void {
    // A reload below the sheet opens the deposit's page, which leads back here.
    leftGame.keep({ id: gameId, name: title }, router.latestLocation)
    void router.navigate({ to: ROUTES.recharge })
  }

  const heard = useEffectEvent((event: 'close' | 'deposit') => {
    if (event === 'close') onClose()
    // Below the sheet it would replace what the player does there.
    else if (!isCovered) deposit()
  })

  // Listen before the frame loads: a message without a listener is lost.
  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const { origin } = new URL(url)
    return listenToFrame({ window, frame: frame.current, origin, kind: 'game', onMessage: ({ event }) => heard(event) })
  }, [url])

  function openMenu(): void {
    overlays.open('gameMenu', { game })
  }

  function bar(): ReactElement {
    return (
      <TopBar
        start={<IconButton icon="back" label={t('leaveGame')} onClick={onClose} />}
        title={hasSession ? <SessionTitle title={title} onOpen={openMenu} /> : <Name title={title} />}
        end={
          <>
            {hasRoom ? (
              <>
                <Button variant="primary" size="sm" icon="deposit" onClick={deposit}>
                  {t('common:deposit')}
                </Button>
                <FavoriteHeart game={game} look="plain" />
                <IconButton
                  icon="info"
                  label={t('play:details')}
                  onClick={() => overlays.open('gameHelp', { gameId, title })}
                />
              </>
            ) : (
              <>
                <IconButton icon="wallet-plus" variant="primary" label={t('common:deposit')} onClick={deposit} />
                <IconButton icon="more" label={t('play:options', { name: title })} onClick={openMenu} />
              </>
            )}
            <IconButton icon="fullscreen" label={t('common:fullscreen')} onClick={toggle} />
          </>
        }
      />
    )
  }

  const hint = isClosing ? <GameCloses /> : !isFull && wanted !== undefined && <OrientationHint wanted={wanted} />

  function loaded(): void {
    setLoading(false)
    // A game played by keys needs the focus; the bar is one Shift+Tab away.
    frame.current?.focus()
  }

  return (
    <FullFrame
      ref={screen}
      label={t('frameLabel', { name: title })}
      bar={isFull ? null : bar()}
      hint={hint}
      onLeave={onClose}
    >
      {isLoading && (
        <LoadingCover
          name={title}
          gameId={gameId}
          cover={look.cover ?? game.cover}
          coverColor={look.coverColor ?? game.coverColor}
          from={look.from}
        />
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
      {isFull && hasSession && <FullSession />}
    </FullFrame>
  )
})
