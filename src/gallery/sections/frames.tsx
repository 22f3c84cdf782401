import type { ReactElement } from 'react'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { Logo } from '#src/ui/brand/logo.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

const GAPS = [1, 2, 3, 4, 6] as const

/** Page layouts. The frame around this page is PageFrame; EntryFrame is /login, FullFrame a game. */
export function Frames(): ReactElement {
  const say = useSay()
  return (
    <>
      <Examples title="TopBar">
        <Example title="a main page" wide column>
          <TopBar
            start={<Logo name={PRODUCT_NAME} size="sm" />}
            end={
              <>
                <Money value={5000} size="sm" />
                <IconButton icon="menu" label={say({ en: 'Open menu', vi: 'Mở trình đơn' })} />
              </>
            }
          />
        </Example>
        <Example title="a game, with a long name" wide column>
          <TopBar
            start={<IconButton icon="back" label={say({ en: 'Back', vi: 'Quay lại' })} />}
            title={say(TEXTS.longLabel)}
            end={
              <Button variant="primary" size="sm" icon="deposit">
                {say(TEXTS.deposit)}
              </Button>
            }
          />
        </Example>
      </Examples>
      <Examples title="Stack">
        {GAPS.map((gap) => (
          <Example key={gap} title={`gap ${String(gap)}`}>
            <Stack row wrap gap={gap}>
              {['1', '2', '3', '4'].map((word) => (
                <Card key={word} padding="sm">
                  {word}
                </Card>
              ))}
            </Stack>
          </Example>
        ))}
      </Examples>
    </>
  )
}
