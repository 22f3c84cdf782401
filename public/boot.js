// Theme and language before the first paint, and what to do if the app cannot be loaded.
// src/ui/README.md says more.
(function () {
  'use strict';

  /** A script or stylesheet has failed by then, in milliseconds. */
  var TIMEOUT_MS = 120000;

  var script = document.currentScript;
  var product = (script && script.getAttribute('data-product')) || 'Tumpak';
  var prefix = product.toUpperCase().replace(/[^A-Z0-9]+/g, '_') + '_';

  function read(name, allowed) {
    try {
      var entry = JSON.parse(localStorage.getItem(prefix + name));
      if (entry === null || typeof entry !== 'object') return null;
      if (typeof entry.expires === 'number' && entry.expires <= Date.now()) return null;
      return allowed.indexOf(entry.value) >= 0 ? entry.value : null;
    } catch (error) {
      return null;
    }
  }

  var theme = read('THEME', ['light', 'dark']) || 'light';
  var language = read('LANGUAGE', ['en-US', 'vi-VN']) || 'en-US';

  // The body comes after this script. An observer runs before its first frame.
  function dress() {
    document.body.className = 'theme-' + theme;
  }
  document.documentElement.lang = language;
  if (document.body) dress();
  else
    new MutationObserver(function (changes, observer) {
      if (!document.body) return;
      observer.disconnect();
      dress();
    }).observe(document.documentElement, { childList: true });
  var colour = document.querySelector('meta[name="theme-color"]');
  if (colour) colour.setAttribute('content', theme === 'dark' ? '#221e50' : '#ffffff');

  // The first texts load beside the entry, not after it. Written by scripts/build/preload-texts.ts; absent in development.
  var texts = JSON.parse((script && script.getAttribute('data-texts')) || '{}')[language];
  if (texts) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    // As the entry will ask for them.
    link.crossOrigin = '';
    link.href = texts;
    document.head.appendChild(link);
  }

  // The first date format takes Chromium 12 to 20 ms, and a slow phone much longer: it reads all locales. Made after the
  // first paint, while the app's code is on its way, not in the render that shows the first date.
  if (typeof requestIdleCallback === 'function')
    requestAnimationFrame(function () {
      requestIdleCallback(function () {
        new Intl.DateTimeFormat(language);
      });
    });

  /** Reloads once for each build, as src/app/errors/chunk-failure.ts does. */
  function reloadOnce() {
    if (navigator.onLine === false) return false;
    try {
      var scripts = document.querySelectorAll('script[type="module"]');
      var build = scripts.length > 0 ? scripts[scripts.length - 1].src : '';
      if (sessionStorage.getItem(prefix + 'RELOADEDFOR') === build) return false;
      sessionStorage.setItem(prefix + 'RELOADEDFOR', build);
    } catch (error) {
      return false;
    }
    location.reload();
    return true;
  }

  function showRetry() {
    var root = document.getElementById('root');
    if (!root || document.getElementById('boot-failed')) return;
    var isEnglish = language === 'en-US';
    var page = document.createElement('main');
    page.id = 'boot-failed';
    page.className = 'boot';
    var text = document.createElement('p');
    text.textContent = isEnglish ? 'The app could not be loaded.' : 'Không tải được ứng dụng.';
    var retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'boot-retry';
    retry.textContent = isEnglish ? 'Retry' : 'Thử lại';
    retry.addEventListener('click', function () {
      location.reload();
    });
    page.appendChild(text);
    page.appendChild(retry);
    root.hidden = true;
    document.body.appendChild(page);
  }

  var isReloading = false;

  function fail() {
    if (!isReloading) isReloading = reloadOnce();
    if (!isReloading) showRetry();
  }

  /** The scripts have run by then, or never will. */
  function check() {
    var root = document.getElementById('root');
    clearTimeout(clock);
    if (!root || root.getAttribute('data-app') !== 'started') fail();
  }

  document.addEventListener('DOMContentLoaded', check);
  // For the first stylesheet alone: src/app/errors/chunk-failure.ts deals with later ones. Errors do not bubble.
  addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target && target.rel === 'stylesheet' && target === document.querySelector('link[rel="stylesheet"]')) fail();
    },
    true
  );
  // From src/app/bootstrap/main.tsx: no texts.
  addEventListener('boot-failed', fail);
  var clock = setTimeout(check, TIMEOUT_MS);
})();
