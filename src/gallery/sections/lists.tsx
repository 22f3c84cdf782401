import { useState, type ReactElement } from 'react'
import { Button } from '#src/ui/form/button.tsx'
import { LoadMore } from '#src/ui/list/load-more.tsx'
import { PullToRefresh } from '#src/ui/list/pull-to-refresh.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

const ALL = 12
const PAGE = 4

function Letters(): ReactElement {
  const say = useSay()
  const [count, setCount] = useState(PAGE)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const more = () => {
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      if (count === 2 * PAGE && !hasFailed) setFailed(true)
      else setCount(count + PAGE)
    })
  }
  return (
    <LoadMore
      count={count}
      hasMore={count < ALL}
      busy={isBusy}
      failed={hasFailed && count === 2 * PAGE}
      onMore={more}
      moreLabel={say({ en: 'Show more', vi: 'Xem thêm' })}
      retryLabel={say({ en: 'Retry the page', vi: 'Thử lại trang' })}
      loadingLabel={say({ en: 'Loading', vi: 'Đang tải' })}
      status={(total) => say({ en: `Shown: ${String(total)}`, vi: `Đang hiển thị: ${String(total)}` })}
    >
      <Card padding="sm">
        <ul aria-label={say({ en: 'Letters', vi: 'Thư' })}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <ListRow
                icon="inbox"
                title={say({ en: `Letter ${String(index + 1)}`, vi: `Thư ${String(index + 1)}` })}
              />
            </li>
          ))}
        </ul>
      </Card>
    </LoadMore>
  )
}

/** Endless lists. The whole page can be pulled to refresh. */
export function Lists(): ReactElement {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  return (
    <PullToRefresh
      busy={isBusy}
      onRefresh={() => setBusy(true)}
      refreshLabel={say({ en: 'Refresh the list', vi: 'Làm mới danh sách' })}
      pullLabel={say({ en: 'Pull down to refresh', vi: 'Kéo xuống để làm mới' })}
      releaseLabel={say({ en: 'Release to refresh', vi: 'Thả ra để làm mới' })}
      busyLabel={say({ en: 'Refreshing', vi: 'Đang làm mới' })}
    >
      <Examples title="PullToRefresh">
        <Example title="draw the page down, or the button above">
          <Button disabled={!isBusy} onClick={() => setBusy(false)}>
            {say({ en: 'Let it be done', vi: 'Cho hoàn tất' })}
          </Button>
        </Example>
      </Examples>
      <Examples title="LoadMore">
        <Example title="the third page fails once" wide column>
          <Letters />
        </Example>
        <Example title="a page is under way" wide column>
          <LoadMore
            count={1}
            hasMore
            busy
            failed={false}
            onMore={() => undefined}
            moreLabel=""
            retryLabel=""
            loadingLabel={say({ en: 'Loading', vi: 'Đang tải' })}
            status={() => ''}
          >
            <Card padding="sm">
              <ListRow icon="inbox" title={say({ en: 'Letter', vi: 'Thư' })} subtitle={say(TEXTS.longText)} />
            </Card>
          </LoadMore>
        </Example>
      </Examples>
    </PullToRefresh>
  )
}
