import { createFileRoute } from '@tanstack/react-router'
import { Keyword } from '#generated/http/schemas/keyword.ts'
import { comesLater } from '../-comes-later.ts'

export const Route = createFileRoute('/_shell/game/search/result')({
  ...comesLater({ access: 'browse', page: { title: 'search', isSubPage: true } }),
  validateSearch: (search: Record<string, unknown>): { keyword?: string | undefined } => ({
    keyword: Keyword.safeParse(search['keyword']).data,
  }),
})
