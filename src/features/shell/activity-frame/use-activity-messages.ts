import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { listenToFrame } from '#src/platform/frame-messages.ts'
import { useReadBadges } from '#src/queries/use-read-badges.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { createActivityNews } from './activity-news.ts'

export interface ActivityMessagesOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly address: string
  readonly onClose: () => void
  readonly onDeposit: () => void
}

/** Listens before the frame loads, because a message that nobody receives is lost. */
export function useActivityMessages({ frame, address, onClose, onDeposit }: ActivityMessagesOptions): void {
  const { badges, overlays } = useStores()
  const close = useEffectEvent(onClose)
  const deposit = useEffectEvent(onDeposit)
  const readBadges = useEffectEvent(useReadBadges())

  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const news = createActivityNews({
      badges,
      overlays,
      recount: () => void readBadges(),
      close: () => close(),
      deposit: () => deposit(),
    })
    const stopListening = listenToFrame({
      window,
      frame: frame.current,
      origin: new URL(address).origin,
      kind: 'activity',
      onMessage: news.take,
    })
    return () => {
      stopListening()
      news.stop()
    }
  }, [address, badges, frame, overlays])
}
