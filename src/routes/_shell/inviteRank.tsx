import { createFileRoute } from '@tanstack/react-router'
import { comesLater } from '../-comes-later.ts'

export const Route = createFileRoute('/_shell/inviteRank')(
  comesLater({ access: 'player', page: { title: 'inviteRank', isSubPage: true } }),
)
