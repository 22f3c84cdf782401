import { createFileRoute } from '@tanstack/react-router'
import { placeholderRoute } from '../-placeholder-route.ts'

export const Route = createFileRoute('/_shell/vip')(
  placeholderRoute({
    access: 'player',
    page: { title: 'vip', place: 'vip', isWide: true, hasBunting: true, hasFooter: true },
  }),
)
