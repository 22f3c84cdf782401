import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/time.ts'
import { userQuery } from '#src/queries/user.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

/** Whether the player may play, and until when not. */
export function PlayStateCard(): ReactElement | null {
  const { t, i18n } = useTranslation('responsible')
  const { data } = useQuery({ ...userQuery(), enabled: false })
  const play = data?.play
  if (!play) return null
  if (play.state === 'open') {
    return (
      <Alert tone="neutral" title={t('state.title')}>
        <p>{t('state.open')}</p>
      </Alert>
    )
  }
  if (play.state === 'restricted') {
    return (
      <Alert tone="neutral" title={t('state.restricted')}>
        {play.reason}
      </Alert>
    )
  }
  // An unknown state is a break (PlayState).
  const state = play.state === 'excluded' ? 'excluded' : 'break'
  const title =
    play.until === undefined
      ? t(`state.${state}NoEnd`)
      : t(`state.${state}`, { end: formatDateTime(play.until, i18n.language) })
  return (
    <Alert tone="neutral" title={title}>
      <Stack gap={2}>
        <p>{t('state.pausedText')}</p>
        {play.isOfDevice && <p>{t('state.ofDevice')}</p>}
      </Stack>
    </Alert>
  )
}
