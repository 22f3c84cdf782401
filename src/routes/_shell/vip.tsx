import { createFileRoute } from '@tanstack/react-router'
import { comesLater } from '../-comes-later.ts'

export const Route = createFileRoute('/_shell/vip')(
  comesLater({ access: 'player', page: { title: 'vip', tab: 'vip' } }),
)
