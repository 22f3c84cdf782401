import { useState, type ReactElement } from 'react'
import { VipBadge } from '#src/ui/brand/vip-badge.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

const STATES = [
  { tone: 'pending', text: { en: 'Pending', vi: 'Đang chờ xử lý' } },
  { tone: 'success', text: { en: 'Success', vi: 'Thành công' } },
  { tone: 'danger', text: { en: 'Failed', vi: 'Thất bại' } },
  { tone: 'timeout', text: { en: 'Timeout', vi: 'Hết thời gian chờ' } },
  { tone: 'info', text: { en: 'Processing', vi: 'Đang chuyển tiền' } },
  { tone: 'neutral', text: { en: 'Reviewed', vi: 'Đã xem xét hồ sơ' } },
] as const

/** Amounts, states, rows of lists and what waits beside them. */
export function Rows(): ReactElement {
  const say = useSay()
  const [isHidden, setHidden] = useState(true)
  const [opened, setOpened] = useState(0)
  const open = () => setOpened((times) => times + 1)
  return (
    <>
      <Examples title="Money">
        <Example title="size" column>
          {(['hero', 'lg', 'md', 'sm'] as const).map((size) => (
            <Money key={size} value={5000} size={size} />
          ))}
        </Example>
        <Example title="sign and tone" column>
          <Money value={1500} sign="always" tone="in" />
          <Money value={-250.5} tone="out" />
          <Money value={88_888} sign="always" tone="in" />
          <Money value={0} sign="always" />
          <Money value={Number.NaN} />
        </Example>
        <Example title="twelve digits" column>
          <Money value={999_999_999_999.99} size="hero" />
          <Money value={1_234_567.89} size="hero" />
          <Money value={999_999_999_999.99} size="lg" />
        </Example>
        <Example title="covered" column>
          <Money value={5000} size="lg" hidden={isHidden} hiddenLabel={say({ en: 'Hidden', vi: 'Đã ẩn' })} />
          <Button icon={isHidden ? 'eye' : 'eye-off'} onClick={() => setHidden(!isHidden)}>
            {isHidden ? say({ en: 'Show', vi: 'Hiện' }) : say({ en: 'Hide', vi: 'Ẩn' })}
          </Button>
        </Example>
        <Example title="on night" night column>
          <Money value={5000} size="lg" />
          <Money value={1500} sign="always" tone="in" />
          <Money value={88_888} sign="always" tone="in" />
        </Example>
      </Examples>
      <Examples title="StatusPill">
        <Example title="a word, a shape, then a color" wide>
          {STATES.map(({ tone, text }) => (
            <StatusPill key={tone} tone={tone}>
              {say(text)}
            </StatusPill>
          ))}
        </Example>
      </Examples>
      <Examples title="Badge">
        <Example title="count, more than the most, dot">
          <Badge count={3} label={say({ en: '3 unread', vi: '3 thư chưa đọc' })} />
          <Badge count={120} label={say({ en: '120 unread', vi: '120 thư chưa đọc' })} />
          <Badge dot label={say({ en: 'New', vi: 'Mới' })} />
        </Example>
      </Examples>
      <Examples title="ListRow">
        <Example title="plain, with an icon, with a subtitle" column>
          <Card padding="sm">
            <ListRow title={say(TEXTS.balance)} trailing={<Money value={5000} />} />
            <ListRow icon="wallet" title={say(TEXTS.deposit)} subtitle="GCash" trailing={<Money value={500} />} />
            <ListRow
              icon="history"
              title={say(TEXTS.longLabel)}
              subtitle={say(TEXTS.longText)}
              trailing={<StatusPill tone="pending">{say(STATES[0].text)}</StatusPill>}
            />
          </Card>
        </Example>
        <Example title="to press" column>
          <Card padding="sm">
            <ListRow icon="inbox" title={say({ en: 'Inbox', vi: 'Hộp thư' })} chevron onClick={open} />
            <ListRow
              icon="gift"
              title={say({ en: 'Tasks and rewards', vi: 'Nhiệm vụ và phần thưởng' })}
              trailing={<Badge count={5} label={say({ en: '5 rewards', vi: '5 phần thưởng' })} />}
              chevron
              onClick={open}
            />
            <ListRow
              leading={<VipBadge level={8} size={40} />}
              title="VIP 8"
              subtitle={say(TEXTS.longLabel)}
              chevron
              onClick={open}
            />
          </Card>
          <output>{opened > 0 && say({ en: `Rows opened: ${String(opened)}`, vi: `Đã mở: ${String(opened)}` })}</output>
        </Example>
      </Examples>
    </>
  )
}
