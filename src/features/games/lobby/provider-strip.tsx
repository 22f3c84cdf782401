import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#src/lib/format-count.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { ProviderTile } from '#src/ui/surface/provider-tile.tsx'
import { Rail } from '#src/ui/surface/rail.tsx'
import { RailSkeleton } from '../tiles/row-skeletons.tsx'
import { useGameQueries } from '../games.queries.ts'
import { RowFailed } from './row-failed.tsx'

export interface ProviderStripProps {
  /** Only providers of this type; all without it. */
  readonly type?: string | undefined
  readonly onProvider: (code: string) => void
  /** Whether it may load. */
  readonly isNear?: boolean | undefined
}

/** Providers with a tile; the last tile is a list of all. */
const MAX_PROVIDERS = 40

/** The providers by logo, each a way to its page. */
export const ProviderStrip = observer(function ProviderStrip({ type, onProvider, isNear = true }: ProviderStripProps) {
  const { t } = useTranslation('games')
  const read = useQuery({ ...useGameQueries().providers(type), enabled: isNear })
  const label = t('providers')
  if (!read.data) {
    return read.isError ? <RowFailed query={read} /> : <RailSkeleton label={label} tiles="provider" />
  }
  const providers = read.data.filter(({ gameCount }) => gameCount !== 0)
  if (providers.length === 0) return null
  return (
    <Rail
      label={label}
      tiles="provider"
      arrows={{ previous: t('railPrevious', { name: label }), next: t('railNext', { name: label }) }}
    >
      {providers.slice(0, MAX_PROVIDERS).map(({ code, name, logo, gameCount }) => (
        <ProviderTile
          key={code}
          name={name}
          logo={logo}
          meta={formatCount(gameCount, (count) => t('gamesCount', { count }))}
          seed={code}
          onClick={() => onProvider(code)}
        />
      ))}
      {providers.length > MAX_PROVIDERS && (
        <li>
          <SelectField
            label={t('allProviders')}
            hideLabel
            placeholder={t('allProviders')}
            options={providers.map(({ code, name }) => ({ value: code, label: name }))}
            value=""
            onValueChange={onProvider}
          />
        </li>
      )}
    </Rail>
  )
})
