import { useState, type ReactElement } from 'react'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import { PosterGrid } from '#src/ui/surface/poster-grid.tsx'
import { Rail } from '#src/ui/surface/rail.tsx'
import { PosterTile } from '#src/ui/surface/poster-tile.tsx'
import { ProviderTile } from '#src/ui/surface/provider-tile.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

const SURFACES = ['hero', 'list', 'none'] as const
const GAMES = ['Parol Nights', 'Golden Reef', 'Sabong Stars Championship Edition', 'Jeepney Rush'] as const

const RAIL = Array.from({ length: 12 }, (_, index) => index + 1)

/** Cards, headings, chips and the tiles of the lobby. */
export function Surfaces(): ReactElement {
  const say = useSay()
  const [chosen, setChosen] = useState(true)
  const [opened, setOpened] = useState('')
  return (
    <>
      <Examples title="Card">
        {SURFACES.map((surface) => (
          <Example key={surface} title={`Card · ${surface}`} column ground>
            <Card surface={surface}>
              <Text size="sm" tone="quiet">
                {say(TEXTS.balance)}
              </Text>
              <Money value={1_234_567.5} size="lg" />
              <Text>{say(TEXTS.longText)}</Text>
            </Card>
          </Example>
        ))}
        <Example title="Card · padding none, sm, md, lg" column ground>
          {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
            <Card key={padding} padding={padding}>
              {padding}
            </Card>
          ))}
        </Example>
      </Examples>
      <Examples title="SectionHeader">
        <Example title="with an icon and an action" column>
          <SectionHeader
            title={say({ en: 'Live casino', vi: 'Sòng bài trực tiếp' })}
            icon="live"
            action={
              <Button variant="ghost" size="sm" iconEnd="chevron-right">
                {say({ en: 'See all', vi: 'Xem tất cả' })}
              </Button>
            }
          />
        </Example>
        <Example title="the color of a type of game" column>
          <SectionHeader title="Slot" icon="slot" hue="slot" level={3} />
          <SectionHeader title="Fish" icon="fish" hue="fish" level={3} />
          <SectionHeader title="Arcade" icon="arcade" hue="arcade" level={3} />
        </Example>
      </Examples>
      <Examples title="Chip">
        <Example title="tones">
          <Chip>{say(TEXTS.label)}</Chip>
          <Chip tone="hot" icon="fire">
            Hot
          </Chip>
          <Chip tone="new">{say({ en: 'New', vi: 'Mới' })}</Chip>
          <Chip tone="live">{say({ en: 'Live', vi: 'Trực tiếp' })}</Chip>
        </Example>
        <Example title="as a choice">
          <Chip selected={chosen} onClick={() => setChosen(!chosen)}>
            {say({ en: 'Last 7 days', vi: '7 ngày gần nhất' })}
          </Chip>
          <Chip selected={!chosen} onClick={() => setChosen(!chosen)}>
            {say({ en: 'Last 30 days', vi: '30 ngày gần nhất' })}
          </Chip>
        </Example>
      </Examples>
      <Examples title="DataList">
        <Example title="rows of an order" wide column>
          <DataList
            items={[
              { label: say({ en: 'Order number', vi: 'Mã đơn nạp tiền' }), value: 'R202611200001' },
              { label: say({ en: 'Amount', vi: 'Số tiền' }), value: <Money value={500} tone="in" sign="always" /> },
              { label: say(TEXTS.longLabel), value: say(TEXTS.longLabel) },
            ]}
          />
        </Example>
      </Examples>
      <Examples title="Tiles">
        <Example title="PosterGrid of PosterTile · plain, with a corner, busy, without a cover" wide column>
          <PosterGrid label={say({ en: 'Games', vi: 'Trò chơi' })}>
            {GAMES.map((name, index) => (
              <PosterTile
                key={name}
                title={name}
                subtitle="Bituin Studio"
                src={index === 3 ? '' : `/art/cover/slot-00${String(1 + index)}.svg`}
                seed={name}
                busy={index === 2}
                onClick={() => setOpened(name)}
              />
            ))}
          </PosterGrid>
        </Example>
        <Example title="Rail of PosterTile · more than fit" wide column>
          <Rail label={say({ en: 'Row of games', vi: 'Hàng trò chơi' })}>
            {RAIL.map((place) => (
              <PosterTile
                key={place}
                title={say({ en: `Rail game ${String(place)}`, vi: `Trò chơi hàng ${String(place)}` })}
                src=""
                seed={`rail-${String(place)}`}
                onClick={() => setOpened(`Rail game ${String(place)}`)}
              />
            ))}
          </Rail>
        </Example>
        <Example title="Rail of ProviderTile" wide column>
          <Rail label={say({ en: 'Providers', vi: 'Nhà cung cấp' })} tiles="provider">
            {GAMES.map((name) => (
              <ProviderTile key={name} name={name} meta="24" seed={name} onClick={() => setOpened(`${name}: 24`)} />
            ))}
          </Rail>
          <output>{opened}</output>
        </Example>
      </Examples>
    </>
  )
}
