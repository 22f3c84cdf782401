// The offline page loads again once the site can be reached. The browser fires `online` when a network comes back, but not
// when a network that stayed connected gets its internet back, or the site is up again: so the page also asks.
(function () {
  'use strict';

  /** The pause before the first request, in milliseconds; each later one is longer by as much. */
  var PAUSE_MS = 5000;
  /** The longest pause: all players ask a site that was down. */
  var MAX_PAUSE_MS = 30000;

  var pause = 0;

  function reload() {
    location.reload();
  }

  function wait() {
    pause = Math.min(pause + PAUSE_MS, MAX_PAUSE_MS);
    setTimeout(ask, pause);
  }

  function ask() {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(function (response) {
      // Not an error page of the infrastructure.
      if (response.ok) reload();
      else wait();
    }, wait);
  }

  addEventListener('online', reload);
  wait();
})();
