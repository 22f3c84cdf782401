import { infiniteQueryOptions } from '@tanstack/react-query'
import { listGameRecords, listGameRecordsQuery } from '#generated/http/games/list-game-records.ts'
import { listManufacturersQuery } from '#generated/http/games/list-manufacturers.ts'
import type { ListGameRecordsParams } from '#generated/http/schemas/list-game-records-params.ts'
import type { DayRange } from '#src/components/activity/day-range.ts'
import { nextPage } from '#src/queries/paging.ts'

/** Rounds per page. */
const RECORDS_PAGE_SIZE = 20

/** A provider and Manila days. */
export interface RoundFilter extends DayRange {
  readonly manuf?: string | undefined
}

/** The parameters of a filter. */
export function roundParams({ manuf, from, to }: RoundFilter): ListGameRecordsParams {
  return {
    ...(manuf !== undefined && { manuf }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** A player's rounds of one type and a filter, newest first. */
export function gameRecordsQuery(type: string, filter: RoundFilter = {}) {
  const params = { ...roundParams(filter), pageSize: RECORDS_PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...listGameRecordsQuery(type, params).queryKey, 'infinite'],
    queryFn: ({ pageParam, signal }) => listGameRecords(type, { ...params, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The providers that a player's rounds of a type can be filtered by. The type `hot` stands for all rounds. */
export function providersQuery(type: string) {
  return listManufacturersQuery(type === 'hot' ? {} : { type })
}
