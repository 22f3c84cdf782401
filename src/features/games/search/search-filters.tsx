import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { GameSort } from '#generated/http/schemas/game-sort.ts'
import { typeIcon } from '#src/components/type-look.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { SelectChip } from '#src/ui/form/select-chip.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import { createGameQueries, type GamesFilter } from '../games.queries.ts'
import styles from './search.module.css'

export interface SearchFiltersProps {
  readonly filter: GamesFilter
  readonly onFilter: (filter: GamesFilter) => void
}

/** No provider's code. */
const EVERY = '*'
const DEFAULT_SORT: GameSort = 'popular'

/** Provider, order and category of a search, in one row. */
export function SearchFilters({ filter, onFilter }: SearchFiltersProps): ReactElement {
  const { t } = useTranslation('search')
  const { type, manuf, sort } = filter
  const { data: menu = [] } = useQuery(menuQuery())
  // The search itself is the open variant.
  const { data: providers } = useQuery(createGameQueries(false).providers(type))
  // An address may name one that the list does not have: it filters nevertheless, and can be replaced.
  const isUnlisted = manuf !== undefined && providers?.every(({ code }) => code !== manuf) === true
  return (
    <div className={styles.types} role="group" aria-label={t('category')}>
      <SelectChip
        label={t('provider')}
        options={[
          { value: EVERY, label: t('allProviders') },
          ...(providers ?? []).map(({ code, name }) => ({ value: code, label: name })),
          ...(isUnlisted ? [{ value: manuf, label: t('providerUnknown') }] : []),
        ]}
        value={manuf ?? EVERY}
        isSet={manuf !== undefined}
        onValueChange={(code) => onFilter({ type, sort, manuf: code === EVERY ? undefined : code })}
      />
      <SelectChip
        label={t('sort')}
        options={GameSort.options.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={sort ?? DEFAULT_SORT}
        isSet={sort !== undefined && sort !== DEFAULT_SORT}
        onValueChange={(value) => onFilter({ type, manuf, sort: value === DEFAULT_SORT ? undefined : value })}
      />
      <span className={styles.divider} />
      <Chip selected={type === undefined} onClick={() => onFilter({ sort })}>
        {t('allCategories')}
      </Chip>
      {menu.map(({ code, name }) => (
        // Another category has other providers.
        <Chip key={code} icon={typeIcon(code)} selected={code === type} onClick={() => onFilter({ type: code, sort })}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
