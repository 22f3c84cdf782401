import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProviderTile } from '#src/ui/surface/provider-tile.tsx'
import { Rail } from '#src/ui/surface/rail.tsx'
import { manufacturersQuery } from './games.queries.ts'

export interface ProviderStripProps {
  /** Only providers of this type; all without it. */
  readonly type?: string | undefined
  readonly isLoggedIn: boolean
  readonly onProvider: (code: string) => void
}

/** The providers by logo, each a way to its page. Nothing while they are unknown: the games need no provider. */
export function ProviderStrip({ type, isLoggedIn, onProvider }: ProviderStripProps): ReactElement | null {
  const { t } = useTranslation('games')
  const { data } = useQuery(manufacturersQuery(isLoggedIn, type))
  const providers = data?.filter(({ gameCount }) => gameCount > 0) ?? []
  if (providers.length === 0) return null
  const label = t('providers')
  return (
    <Rail
      label={label}
      tiles="provider"
      arrows={{ previous: t('railPrevious', { name: label }), next: t('railNext', { name: label }) }}
    >
      {providers.map(({ code, name, logo, gameCount }) => (
        <ProviderTile
          key={code}
          name={name}
          logo={logo}
          meta={t('gamesCount', { count: gameCount })}
          seed={code}
          onClick={() => onProvider(code)}
        />
      ))}
    </Rail>
  )
}
