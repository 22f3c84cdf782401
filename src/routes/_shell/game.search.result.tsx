import { createFileRoute } from '@tanstack/react-router'
import { Keyword } from '#generated/http/schemas/keyword.ts'
import { comesLater } from '../-comes-later.ts'
import { readSearch } from '../-search.ts'

export const Route = createFileRoute('/_shell/game/search/result')({
  ...comesLater({ access: 'browse', page: { title: 'search', isSubPage: true } }),
  validateSearch: readSearch({ keyword: Keyword }),
})
