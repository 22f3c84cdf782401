import { useState, type ReactElement } from 'react'
import { Countdown } from '#src/ui/feedback/countdown.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Example, Examples } from '../example.tsx'
import { handClock } from '../hand-clock.ts'
import { useSay } from '../texts.ts'

const SETS = ['rows', 'text', 'tiles', 'form', 'money'] as const

function Clocks(): ReactElement {
  const say = useSay()
  const [clock] = useState(handClock)
  const [isOver, setOver] = useState(false)
  const announcement = (left: number) => say({ en: `${String(left)} seconds left`, vi: `Còn ${String(left)} giây` })
  return (
    <>
      <Countdown
        label={say({ en: 'Time left to pay', vi: 'Thời gian còn lại để thanh toán' })}
        seconds={75}
        clock={clock}
        look="pill"
        announcement={announcement}
        onEnd={() => setOver(true)}
      />
      <Countdown
        label={say({ en: 'Send again in', vi: 'Gửi lại sau' })}
        seconds={3725}
        clock={clock}
        announcement={() => ''}
      />
      <Button size="sm" icon="clock" onClick={() => clock.move(25_000)}>
        {say({ en: '25 seconds on', vi: 'Thêm 25 giây' })}
      </Button>
      <output>{isOver ? say({ en: 'Time is up', vi: 'Đã hết giờ' }) : ''}</output>
    </>
  )
}

/** What is shown while one waits: progress, a countdown, the room of what loads. */
export function Waiting(): ReactElement {
  const say = useSay()
  const loading = say({ en: 'Loading', vi: 'Đang tải' })
  return (
    <>
      <Examples title="Progress">
        <Example title="bare, with texts, accent" column>
          <Progress label={say({ en: 'Wagering', vi: 'Vòng cược' })} value={30} />
          <Progress
            hideLabel={false}
            label={say({ en: 'To VIP 4', vi: 'Đến VIP 4' })}
            value={1250}
            max={5000}
            valueText="₱1,250.00 / ₱5,000.00"
            tone="accent"
          />
          <Progress
            hideLabel={false}
            label={say({ en: 'Uploading the front', vi: 'Đang tải mặt trước' })}
            value={100}
          />
        </Example>
        <Example title="nobody knows how far" column>
          <Progress hideLabel={false} label={say({ en: 'Checking your deposit', vi: 'Đang kiểm tra khoản nạp' })} />
        </Example>
      </Examples>
      <Examples title="Countdown">
        <Example title="text, pill; moved by hand">
          <Clocks />
        </Example>
      </Examples>
      <Examples title="Spinner">
        <Example title="sizes">
          <Spinner label={loading} />
          <Spinner size={40} />
        </Example>
      </Examples>
      <Examples title="Skeleton">
        <Example title="box, text, circle, poster">
          <Skeleton width={80} height={60} />
          <Skeleton width={80} shape="text" />
          <Skeleton width={48} height={48} shape="circle" />
          <Skeleton width={72} shape="poster" />
        </Example>
        {SETS.map((kind) => (
          <Example key={kind} title={`SkeletonSet · ${kind}`} column>
            <SkeletonSet kind={kind} label={loading} />
          </Example>
        ))}
      </Examples>
    </>
  )
}
