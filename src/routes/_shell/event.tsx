import { createFileRoute } from '@tanstack/react-router'
import { comesLater } from '../-comes-later.ts'

export const Route = createFileRoute('/_shell/event')(
  comesLater({ access: 'player', page: { title: 'event', tab: 'event' } }),
)
