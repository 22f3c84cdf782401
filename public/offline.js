// The offline page loads again once the site can be reached. The event comes at once, but not with a network that stays
// connected while it has no internet: so the page asks too.
(function () {
  'use strict';

  /** The pause between two requests, in milliseconds. */
  var PAUSE_MS = 5000;

  function reload() {
    location.reload();
  }

  function wait() {
    setTimeout(ask, PAUSE_MS);
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
