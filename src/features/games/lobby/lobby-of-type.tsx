import { observer } from 'mobx-react-lite'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { EndlessGames } from '../tiles/endless-games.tsx'
import { useGameQueries } from '../games.queries.ts'
import { listLook } from '../tiles/list-look.ts'
import styles from './lobby-of-type.module.css'
import { ProviderRows } from './provider-rows.tsx'
import { ProviderStrip } from './provider-strip.tsx'

export interface LobbyOfTypeProps {
  readonly chosen: GameType
  readonly onProvider: (code: string) => void
}

/**
 * The games of one type: live tables, events or posters. With `showProvider` posters stand in a row per provider, and
 * tables and events below a strip of the providers.
 */
export const LobbyOfType = observer(function LobbyOfType({ chosen, onProvider }: LobbyOfTypeProps) {
  const queries = useGameQueries()
  const { code, name, showProvider } = chosen
  const look = listLook(chosen)
  const heading = (
    <div className={styles.heading}>
      <SectionHeader title={name} icon={typeIcon(code)} hue={typeHue(code)} />
    </div>
  )
  if (showProvider && look === 'posters') {
    return (
      <>
        {heading}
        <ProviderRows type={chosen} onProvider={onProvider} />
      </>
    )
  }
  const query = look === 'live' ? queries.liveGames(code) : queries.games({ type: code })
  return (
    <Stack gap={3}>
      {heading}
      {showProvider && <ProviderStrip type={code} onProvider={onProvider} />}
      <EndlessGames label={name} look={look} query={query} />
    </Stack>
  )
})
