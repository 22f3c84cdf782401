import { createFileRoute } from '@tanstack/react-router'
import { comesLater } from '../-comes-later.ts'

export const Route = createFileRoute('/_shell/helpSlot')(
  comesLater({ access: 'player', page: { title: 'helpSlot', isSubPage: true } }),
)
