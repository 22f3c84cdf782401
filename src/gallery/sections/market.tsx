import { type CSSProperties, useState, type ReactElement } from 'react'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { VirtualGrid } from '#src/ui/list/virtual-grid.tsx'
import { PosterTile } from '#src/ui/surface/poster-tile.tsx'
import { Examples } from '../example.tsx'
import { useSay } from '../texts.ts'

const TILES = Array.from({ length: 5000 }, (_, index) => index + 1)
const FEW = TILES.slice(0, 100)

type Grid = 'all' | 'few' | 'none'

/** A grid of 5,000 tiles, of which only those near the viewport are rendered; or of 100, to compare. */
export function Market(): ReactElement {
  const say = useSay()
  const [opened, setOpened] = useState<number>()
  const [grid, setGrid] = useState<Grid>('all')
  const label = say({ en: '5,000 games', vi: '5.000 trò chơi' })
  const poster = (tile: number, style?: CSSProperties): ReactElement => (
    <PosterTile
      key={tile}
      title={say({ en: `Game ${String(tile)}`, vi: `Trò chơi ${String(tile)}` })}
      src=""
      seed={String(tile)}
      onClick={() => setOpened(tile)}
      style={style}
    />
  )
  return (
    <Examples title="VirtualGrid">
      <div style={{ gridColumn: '1 / -1' }}>
        <Segmented<Grid>
          label={say({ en: 'Games', vi: 'Trò chơi' })}
          value={grid}
          options={[
            { value: 'all', label: '5,000' },
            { value: 'few', label: '100' },
            { value: 'none', label: say({ en: 'None', vi: 'Không' }) },
          ]}
          onChange={setGrid}
        />
        <output>
          {opened === undefined ? '' : say({ en: `Opened ${String(opened)}`, vi: `Đã mở ${String(opened)}` })}
        </output>
        {grid !== 'none' && (
          <VirtualGrid key={grid} label={label} items={grid === 'all' ? TILES : FEW}>
            {(tile, _, style) => poster(tile, style)}
          </VirtualGrid>
        )}
      </div>
    </Examples>
  )
}
