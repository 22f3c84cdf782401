import { createFileRoute } from '@tanstack/react-router'
import { Keyword } from '#generated/http/schemas/keyword.ts'
import { placeholderRoute } from '../-placeholder-route.ts'
import { readSearch } from '../-search.ts'

export const Route = createFileRoute('/_shell/game/search/result')({
  ...placeholderRoute({ access: 'browse', page: { title: 'search', place: 'game', isSubPage: true, isWide: true } }),
  validateSearch: readSearch({ keyword: Keyword }),
})
