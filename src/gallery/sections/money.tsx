import { useState, type ReactElement } from 'react'
import { PartnerMark } from '#src/ui/brand/partner-mark.tsx'
import { CountingMoney } from '#src/ui/data/counting-money.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { drawReceipt } from '#src/ui/data/receipt-picture.ts'
import { Receipt } from '#src/ui/data/receipt.tsx'
import { StatusHero } from '#src/ui/feedback/status-hero.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { DayHeading } from '#src/ui/surface/day-heading.tsx'
import { MoneyRow } from '#src/ui/surface/money-row.tsx'
import { Ticket } from '#src/ui/surface/ticket.tsx'
import { WalletCard } from '#src/ui/surface/wallet-card.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

const SENTENCES = {
  success: { en: 'Your deposit has arrived.', vi: 'Tiền nạp đã vào tài khoản.' },
  pending: { en: 'Your deposit is on its way.', vi: 'Khoản nạp đang được xử lý.' },
  failed: { en: 'Your deposit was declined.', vi: 'Khoản nạp bị từ chối.' },
  cancelled: { en: 'You cancelled.', vi: 'Bạn đã hủy.' },
  unknown: { en: 'We are checking with GCash.', vi: 'Chúng tôi đang đối chiếu với GCash.' },
} as const

function Rows(): ReactElement {
  const say = useSay()
  const [opened, setOpened] = useState('')
  return (
    <>
      <Card padding="sm">
        <DayHeading sum={<Money value={1450} sign="always" size="sm" />} level={3}>
          {say({ en: 'Today', vi: 'Hôm nay' })}
        </DayHeading>
        <ul>
          <li>
            <MoneyRow
              mark={<PartnerMark partner="gcash" size={36} />}
              title="GCash"
              detail="8:16 PM"
              amount={<Money value={500} tone="in" sign="always" />}
              status={{ tone: 'success', label: say({ en: 'Success', vi: 'Thành công' }) }}
              onClick={() => setOpened('GCash')}
            />
          </li>
          <li>
            <MoneyRow
              mark={<PartnerMark partner="maya" size={36} />}
              title="Maya"
              detail="7:02 PM"
              amount={<Money value={-1_000} />}
              status={{ tone: 'pending', label: say({ en: 'In review', vi: 'Đang duyệt' }) }}
              onClick={() => setOpened('Maya')}
            />
          </li>
          <li>
            <MoneyRow
              mark={<PartnerMark icon="slot" size={36} />}
              title="Sabong Stars Championship Edition 2026"
              detail="5:40 PM"
              amount={<Money value={999_999_999.99} tone="in" sign="always" />}
              status={{ tone: 'danger', label: say({ en: 'Declined', vi: 'Bị từ chối' }) }}
              onClick={() => setOpened('Sabong')}
            />
          </li>
          <li>
            <MoneyRow title={say(TEXTS.longLabel)} detail="1:10 AM" amount={<Money value={-20} />} />
          </li>
        </ul>
      </Card>
      <output>{opened}</output>
    </>
  )
}

function Counting(): ReactElement {
  const say = useSay()
  const [sum, setSum] = useState(1_234.5)
  return (
    <>
      <output>
        <CountingMoney value={sum} size="hero" />
      </output>
      <Button onClick={() => setSum(sum + 5_088.5)}>{say({ en: 'Money arrives', vi: 'Nhận tiền' })}</Button>
    </>
  )
}

function SharedReceipt(): ReactElement {
  const say = useSay()
  const [picture, setPicture] = useState<string>()
  const content = {
    brand: 'Tumpak',
    title: say({ en: 'Deposit by GCash', vi: 'Nạp tiền qua GCash' }),
    amount: '₱500.00',
    rows: [
      { label: say({ en: 'Date', vi: 'Ngày' }), value: '20 Nov 2026, 8:16 PM' },
      { label: say({ en: 'Order number', vi: 'Mã đơn' }), value: 'R2026112000018843200517' },
      { label: say({ en: 'Bonus', vi: 'Thưởng' }), value: '₱250.00' },
    ],
    footer: say({ en: 'Manila time', vi: 'Giờ Manila' }),
  }
  const draw = async () => setPicture(URL.createObjectURL(await drawReceipt(content)))
  return (
    <>
      <Receipt
        {...content}
        actions={
          <Button icon="share" onClick={() => void draw()}>
            {say({ en: 'Draw the picture', vi: 'Vẽ hình' })}
          </Button>
        }
      />
      {picture !== undefined && <img src={picture} alt="" width={240} />}
    </>
  )
}

/** The patterns of money screens: status, receipt, lists, coupons, wallets. */
export function MoneyPatterns(): ReactElement {
  const say = useSay()
  return (
    <>
      <Examples title="StatusHero">
        {(['success', 'pending', 'failed', 'cancelled', 'unknown'] as const).map((state) => (
          <Example key={state} title={state} column>
            <StatusHero
              state={state}
              amount={<Money value={500} size="hero" />}
              title={say(SENTENCES[state])}
              text={`${say(TEXTS.balance)}: ₱12,500.00`}
            />
          </Example>
        ))}
      </Examples>
      <Examples title="MoneyRow and DayHeading">
        <Example title="a day of movements · press a row" column ground>
          <Rows />
        </Example>
        <Example title="PartnerMark" column>
          <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
            <PartnerMark partner="GCash" size={48} />
            <PartnerMark partner="Maya" size={48} />
            <PartnerMark partner="otherpay" size={48} />
            <PartnerMark icon="gift" size={48} />
            <PartnerMark partner="GCash" size={32} />
            <PartnerMark partner="Maya" size={32} />
          </div>
        </Example>
        <Example title="CountingMoney" column>
          <Counting />
        </Example>
      </Examples>
      <Examples title="Ticket">
        <Example title="open" column ground>
          <Ticket
            value="50%"
            valueNote={say({ en: 'up to ₱1,000', vi: 'tối đa ₱1,000' })}
            title={say({ en: 'Weekend deposit bonus', vi: 'Thưởng nạp cuối tuần' })}
            terms={[say({ en: '15× wagering', vi: '15 vòng cược' }), say({ en: 'Until Nov 30', vi: 'Đến 30/11' })]}
            action={
              <Button size="sm" variant="primary">
                {say({ en: 'Use', vi: 'Dùng' })}
              </Button>
            }
          />
          <Ticket value="₱500" title={say(TEXTS.longLabel)} terms={[say(TEXTS.longText)]} />
          <Ticket value="₱100,000" title="Grand prize" />
        </Example>
        <Example title="used · expired" column ground>
          <Ticket
            value="₱500"
            title={say({ en: 'Welcome coupon', vi: 'Phiếu chào mừng' })}
            terms={[say({ en: 'Deposit of 2 Nov', vi: 'Nạp ngày 2/11' })]}
            state="used"
            stateLabel={say({ en: 'Used', vi: 'Đã dùng' })}
          />
          <Ticket
            value="20%"
            title={say({ en: 'Friday coupon', vi: 'Phiếu thứ Sáu' })}
            state="expired"
            stateLabel={say({ en: 'Expired', vi: 'Hết hạn' })}
          />
        </Example>
      </Examples>
      <Examples title="WalletCard">
        {(['gcash', 'maya', 'otherpay'] as const).map((partner) => (
          <Example key={partner} title={partner} column ground>
            <WalletCard
              partner={partner}
              title={partner === 'gcash' ? 'GCash' : partner === 'maya' ? 'Maya' : 'Other wallet'}
              number="+63 917 ••• •567"
              holder="JUAN DELA CRUZ"
              lock={say({
                en: 'Bound to your account. Support can change it.',
                vi: 'Đã liên kết. Chỉ hỗ trợ đổi được.',
              })}
            />
          </Example>
        ))}
      </Examples>
      <Examples title="Receipt">
        <Example title="and its picture" column ground>
          <SharedReceipt />
        </Example>
      </Examples>
    </>
  )
}
