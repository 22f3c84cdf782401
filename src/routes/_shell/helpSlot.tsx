import { createFileRoute } from '@tanstack/react-router'
import { placeholderRoute } from '../-placeholder-route.ts'

export const Route = createFileRoute('/_shell/helpSlot')(
  placeholderRoute({ access: 'player', page: { title: 'helpSlot', place: 'help', isSubPage: true } }),
)
