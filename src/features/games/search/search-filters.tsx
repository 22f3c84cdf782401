import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { GameSort } from '#generated/http/schemas/game-sort.ts'
import { typeIcon } from '#src/components/type-look.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
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

/** Category, provider and order of a search. */
export function SearchFilters({ filter, onFilter }: SearchFiltersProps): ReactElement {
  const { t } = useTranslation('search')
  const { type, manuf, sort } = filter
  const { data: menu = [] } = useQuery(menuQuery())
  // The search itself is the open variant.
  const { data: providers } = useQuery(createGameQueries(false).providers(type))
  // An address may name one that the list does not have: it filters nevertheless, and can be replaced.
  const isUnlisted = manuf !== undefined && providers?.every(({ code }) => code !== manuf) === true
  return (
    <Stack gap={3}>
      <div className={styles.types} role="group" aria-label={t('category')}>
        <Chip selected={type === undefined} onClick={() => onFilter({ sort })}>
          {t('allCategories')}
        </Chip>
        {menu.map(({ code, name }) => (
          // Another category has other providers.
          <Chip
            key={code}
            icon={typeIcon(code)}
            selected={code === type}
            onClick={() => onFilter({ type: code, sort })}
          >
            {name}
          </Chip>
        ))}
      </div>
      <div className={styles.selects}>
        <SelectField
          label={t('provider')}
          options={[
            { value: EVERY, label: t('allProviders') },
            ...(providers ?? []).map(({ code, name }) => ({ value: code, label: name })),
            ...(isUnlisted ? [{ value: manuf, label: t('providerUnknown') }] : []),
          ]}
          value={manuf ?? EVERY}
          onValueChange={(code) => onFilter({ type, sort, manuf: code === EVERY ? undefined : code })}
        />
        <SelectField
          label={t('sort')}
          options={GameSort.options.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={sort ?? DEFAULT_SORT}
          onValueChange={(value) => onFilter({ type, manuf, sort: value === DEFAULT_SORT ? undefined : value })}
        />
      </div>
    </Stack>
  )
}
