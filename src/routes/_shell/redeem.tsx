import { createFileRoute } from '@tanstack/react-router'
import { placeholderRoute } from '../-placeholder-route.ts'

export const Route = createFileRoute('/_shell/redeem')(
  placeholderRoute({ access: 'player', page: { title: 'redeem', place: 'event', isSubPage: true } }),
)
