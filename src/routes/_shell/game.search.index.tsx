import { createFileRoute } from '@tanstack/react-router'
import { comesLater } from '../-comes-later.ts'

export const Route = createFileRoute('/_shell/game/search/')(
  comesLater({ access: 'browse', page: { title: 'search', isSubPage: true } }),
)
