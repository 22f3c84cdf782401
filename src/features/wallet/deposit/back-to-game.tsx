import { useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { LeftGameStore } from '#src/routing/left-game-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { buttonClass, type ButtonLook } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Words } from '#src/ui/data/words.tsx'
import shared from '../wallet.module.css'

/** The game that the player left for this deposit, and a function that opens it again; undefined without one. */
export function useLeftGame(): { readonly name: string; readonly open: () => void } | undefined {
  const { deferred, session } = useStores()
  const router = useRouter()
  const leftGames = deferred.get(LeftGameStore)
  const { game, returnPath } = leftGames
  if (!game || returnPath === undefined) return undefined
  return {
    name: game.name,
    open() {
      // The player's own tap: the page of games does not ask again.
      session.noteTap(game)
      void router.navigate({ href: returnPath, replace: true })
    },
  }
}

/** Leads back to the game that the player left for this deposit; nothing without one. */
export function BackToGame(look: ButtonLook): ReactElement | null {
  const { t } = useTranslation('wallet')
  const game = useLeftGame()
  if (!game) return null
  return (
    <button type="button" className={cx(buttonClass(look), shared.withIcon)} onClick={game.open}>
      <Icon name="play" size={20} />
      <Words>{t('backToGame', { name: game.name })}</Words>
    </button>
  )
}
