import { useState, type ReactElement } from 'react'
import { VirtualGrid } from '#src/ui/list/virtual-grid.tsx'
import { PosterTile } from '#src/ui/surface/poster-tile.tsx'
import { Examples } from '../example.tsx'
import { useSay } from '../texts.ts'

const TILES = Array.from({ length: 5000 }, (_, index) => index + 1)

/** A grid of 5,000 tiles, of which only those near the viewport are rendered. */
export function Market(): ReactElement {
  const say = useSay()
  const [opened, setOpened] = useState<number>()
  return (
    <Examples title="VirtualGrid">
      <div style={{ gridColumn: '1 / -1' }}>
        <output>
          {opened === undefined ? '' : say({ en: `Opened ${String(opened)}`, vi: `Đã mở ${String(opened)}` })}
        </output>
        <VirtualGrid label={say({ en: '5,000 games', vi: '5.000 trò chơi' })} items={TILES}>
          {(tile, _, style) => (
            <PosterTile
              key={tile}
              title={say({ en: `Game ${String(tile)}`, vi: `Trò chơi ${String(tile)}` })}
              src=""
              seed={String(tile)}
              onClick={() => setOpened(tile)}
              style={style}
            />
          )}
        </VirtualGrid>
      </div>
    </Examples>
  )
}
