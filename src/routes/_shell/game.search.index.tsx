import { createFileRoute } from '@tanstack/react-router'
import { placeholderRoute } from '../-placeholder-route.ts'

export const Route = createFileRoute('/_shell/game/search/')(
  placeholderRoute({ access: 'browse', page: { title: 'search', place: 'game', isSubPage: true, isWide: true } }),
)
