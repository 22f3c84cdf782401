import { useRouter } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { StepList } from '#src/components/first-steps/step-list.tsx'
import { usePlayerName } from '#src/queries/user.ts'
import { LeftGameStore } from '#src/routing/left-game-store.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import type { QueuedOverlays } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import styles from './welcome-sheet.module.css'

export type WelcomeSheetProps = QueuedOverlays['welcome'] & {
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** Welcomes a player after sign-up: the first steps, and the first deposit, which leads back to the tapped game. */
export const WelcomeSheet = observer(function WelcomeSheet({ game, onClose, onLeave }: WelcomeSheetProps) {
  const { t } = useTranslation(['welcome', 'common'])
  const router = useRouter()
  const { deferred, session } = useStores()
  const { user } = session
  const name = usePlayerName({ uid: user?.uid ?? '', nickname: user?.nickname ?? '' })

  function leave(): void {
    // Without a history entry: Back opens no game that was not open.
    if (game) deferred.get(LeftGameStore).keep(game, { ...router.latestLocation, state: {} })
    onLeave()
  }

  function deposit(): void {
    leave()
    void router.navigate({ to: ROUTES.recharge })
  }

  function lookAtGame(): void {
    onLeave()
    game?.onPlay()
  }

  return (
    <BottomSheet
      open
      onClose={onClose}
      title={name === '' ? t('titleWithoutName') : t('title', { name })}
      picture={<Parol size={88} glow />}
      actions={
        <div className={styles.actions}>
          <Button variant="primary" size="lg" fullWidth onClick={deposit}>
            {game ? t('depositAndPlay', { name: game.name }) : t('depositNow')}
          </Button>
          {game && (
            <Button variant="secondary" fullWidth onClick={lookAtGame}>
              {t('lookAtGame')}
            </Button>
          )}
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('explore')}
          </Button>
        </div>
      }
    >
      <Stack gap={3}>
        <Text tone="quiet">{t('text')}</Text>
        <StepList look="rows" onGo={leave} />
      </Stack>
    </BottomSheet>
  )
})
