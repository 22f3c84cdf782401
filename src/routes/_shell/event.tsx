import { createFileRoute } from '@tanstack/react-router'
import { listActivitiesQuery } from '#generated/http/rewards/list-activities.ts'
import { EventsScreen } from '#src/features/rewards/events/events-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/event')({
  staticData: {
    access: 'player',
    page: { title: 'event', place: 'event', hasBunting: true, hasFooter: true },
    failed: 'events:failed',
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadTexts('events', 'rewards'), queryClient.ensureQueryData(listActivitiesQuery())])
  },
  component: EventsScreen,
})
