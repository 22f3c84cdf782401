import { useLocation, useRouter } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect } from 'react'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { toPage } from '#src/routing/deposit-sheet.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { SessionStore } from '#src/stores/session-store.ts'

export interface DepositOverPageProps {
  readonly overlays: OverlayStore
  readonly session: Pick<SessionStore, 'role' | 'uid'>
  readonly onFailure: (error: unknown) => unknown
  /** Goes back to the page before. */
  readonly onBack: () => void
}

const DepositSheet = deferred(
  async () => (await import('#src/features/wallet/deposit/deposit-sheet.tsx')).DepositSheet,
  {
    texts: ['wallet', 'menu'],
  },
)

/** The deposit as a sheet over the page, and over a game that is open there, while the history entry says so. */
export const DepositOverPage = observer(function DepositOverPage(props: DepositOverPageProps) {
  const { overlays, session, onFailure, onBack } = props
  const router = useRouter()
  const sheet = useLocation({ select: ({ state }) => state.depositSheet })
  const isRefused = sheet !== undefined && session.role !== 'player'
  const isOpen = sheet !== undefined && !isRefused

  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const getPath = () => router.state.location.pathname
    const below = getPath()
    overlays.coverFrames()
    return () => overlays.uncoverFrames(getPath() !== below)
  }, [isOpen, overlays, router])

  // The session has ended, or may deposit no more: the page below stays alone.
  useEffect(() => {
    if (isRefused) void router.navigate({ ...toPage(router.state.location), replace: true })
  }, [isRefused, router])

  if (!isOpen) return null
  return (
    <DepositSheet
      key={session.uid}
      {...sheet}
      onClose={onBack}
      onError={(error) => {
        onFailure(error)
        onBack()
      }}
    />
  )
})
