import { type CSSProperties, useState, type ReactElement } from 'react'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { VirtualGrid } from '#src/ui/list/virtual-grid.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { PosterTile } from '#src/ui/surface/poster-tile.tsx'
import { Examples } from '../example.tsx'
import { useSay } from '../texts.ts'

const TILES = Array.from({ length: 5000 }, (_, index) => index + 1)

type Grid = 'windowed' | 'plain' | 'none'

/** A grid of 5,000 tiles, of which only those near the viewport are rendered; beside it, all of them, to compare. */
export function Market(): ReactElement {
  const say = useSay()
  const [opened, setOpened] = useState<number>()
  const [grid, setGrid] = useState<Grid>('windowed')
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
          label={say({ en: 'Rendered', vi: 'Kết xuất' })}
          value={grid}
          options={[
            { value: 'windowed', label: say({ en: 'In view', vi: 'Đang thấy' }) },
            { value: 'plain', label: say({ en: 'All', vi: 'Tất cả' }) },
            { value: 'none', label: say({ en: 'None', vi: 'Không' }) },
          ]}
          onChange={setGrid}
        />
        <output>
          {opened === undefined ? '' : say({ en: `Opened ${String(opened)}`, vi: `Đã mở ${String(opened)}` })}
        </output>
        {grid === 'windowed' && (
          <VirtualGrid label={label} items={TILES}>
            {(tile, _, style) => poster(tile, style)}
          </VirtualGrid>
        )}
        {grid === 'plain' && <PosterGrid label={label}>{TILES.map((tile) => poster(tile))}</PosterGrid>}
      </div>
    </Examples>
  )
}
