import { useNavigate } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { StepList } from '#src/components/first-steps/step-list.tsx'
import { usePlayerName } from '#src/queries/user.ts'
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

/** Welcomes a player after sign-up: the first steps, and the way on to the tapped game or the first deposit. */
export const WelcomeSheet = observer(function WelcomeSheet({ game, onClose, onLeave }: WelcomeSheetProps) {
  const { t } = useTranslation(['welcome', 'common'])
  const navigate = useNavigate()
  const { user } = useStores().session
  const name = usePlayerName({ uid: user?.uid ?? '', nickname: user?.nickname ?? '' })

  function goOn(): void {
    onLeave()
    if (game) game.onPlay()
    else void navigate({ to: ROUTES.recharge })
  }

  return (
    <BottomSheet
      open
      onClose={onClose}
      title={name === '' ? t('titleWithoutName') : t('title', { name })}
      picture={<Parol size={88} glow />}
      actions={
        <div className={styles.actions}>
          <Button variant="primary" size="lg" fullWidth onClick={goOn}>
            {game ? t('play', { name: game.name }) : t('depositNow')}
          </Button>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('explore')}
          </Button>
        </div>
      }
    >
      <Stack gap={3}>
        <Text tone="quiet">{t('text')}</Text>
        <StepList look="rows" onGo={onLeave} />
      </Stack>
    </BottomSheet>
  )
})
