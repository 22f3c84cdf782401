import { createFileRoute } from '@tanstack/react-router'
import { placeholderRoute } from '../-placeholder-route.ts'

export const Route = createFileRoute('/_shell/inviteRank')(
  placeholderRoute({ access: 'player', page: { title: 'inviteRank', place: 'event', isSubPage: true } }),
)
