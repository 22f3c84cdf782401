import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listActivitiesQuery } from '#generated/http/rewards/list-activities.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * Opens an activity in the in-app frame. Its address has a token that works once and not for long, so it is read again
 * first. A double-click opens one frame, and a minimized one is restored.
 */
export function useOpenActivity(): { readonly opening: string | undefined; readonly open: (id: string) => void } {
  const { t } = useTranslation('rewards')
  const queryClient = useQueryClient()
  const { overlays, toasts } = useStores()
  const isOnPage = useIsOnPage()
  const flight = useSingleFlight()
  const [opening, setOpening] = useState<string>()

  async function openFresh(id: string): Promise<void> {
    setOpening(id)
    try {
      const activities = await queryClient.fetchQuery({ ...listActivitiesQuery(), staleTime: 0 })
      const activity = activities.find((one) => one.id === id)
      if (!isOnPage()) return
      if (activity === undefined) {
        toasts.danger(t('activityEnded'))
        return
      }
      const minimized = overlays.frames.find(
        (frame) => frame.name === 'activityFrame' && frame.props.title === activity.title,
      )
      if (minimized) overlays.setCollapsed(minimized.id, false)
      else overlays.openFrame('activityFrame', { title: activity.title, url: activity.url })
    } catch {
      // The query client shows the failure.
    } finally {
      setOpening(undefined)
    }
  }

  return { opening, open: (id) => void flight.run(() => openFresh(id)) }
}
