import { createFileRoute } from '@tanstack/react-router'
import { comesLater } from '../-comes-later.ts'

export const Route = createFileRoute('/_shell/redeem')(
  comesLater({ access: 'player', page: { title: 'redeem', isSubPage: true } }),
)
