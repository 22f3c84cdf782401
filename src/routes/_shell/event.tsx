import { createFileRoute } from '@tanstack/react-router'
import { placeholderRoute } from '../-placeholder-route.ts'

export const Route = createFileRoute('/_shell/event')(
  placeholderRoute({
    access: 'player',
    page: { title: 'event', place: 'event', isWide: true, hasBunting: true, hasFooter: true },
  }),
)
