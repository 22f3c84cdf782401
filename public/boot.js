// Theme and language before the first paint, and what to do if the app cannot be loaded.
// src/ui/README.md says more.
(function () {
  'use strict';

  /** A script or stylesheet has failed by then, in milliseconds. */
  var TIMEOUT_MS = 120000;

  /** The retry screen in each language of src/i18n/languages.ts. */
  var FAILED = {
    'en-US': ['The app could not be loaded.', 'Retry'],
    'vi-VN': ['Không tải được ứng dụng.', 'Thử lại']
  };

  var script = document.currentScript;
  var product = (script && script.getAttribute('data-product')) || 'Tumpak';
  var former = JSON.parse((script && script.getAttribute('data-former')) || '[]');
  // The present name's first, as in src/platform/storage.ts.
  var prefixes = [product].concat(former).map(function (name) {
    return name.toUpperCase().replace(/[^A-Z0-9]+/g, '_') + '_';
  });

  function readEntry(key) {
    try {
      var entry = JSON.parse(localStorage.getItem(key));
      if (entry === null || typeof entry !== 'object' || !('value' in entry)) return null;
      if (entry.expires === null) return entry;
      return typeof entry.expires === 'number' && entry.expires > Date.now() ? entry : null;
    } catch (error) {
      return null;
    }
  }

  function read(name) {
    for (var i = 0; i < prefixes.length; i += 1) {
      var entry = readEntry(prefixes[i] + name);
      if (entry) return entry.value;
    }
    return null;
  }

  var theme = read('THEME') === 'dark' ? 'dark' : 'light';
  var language = Object.keys(FAILED).indexOf(read('LANGUAGE')) >= 0 ? read('LANGUAGE') : 'en-US';

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
  var color = document.querySelector('meta[name="theme-color"]');
  if (color) color.setAttribute('content', theme === 'dark' ? '#221e50' : '#ffffff');

  // The first texts load beside the entry, not after it. Written by scripts/build/page-map.ts; absent in development.
  var texts = JSON.parse((script && script.getAttribute('data-texts')) || '{}')[language];
  if (texts) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    // As the entry will ask for them.
    link.crossOrigin = '';
    link.href = texts;
    document.head.appendChild(link);
  }

  /** Shows a page that the build has rendered, once it and its styles are there, until the app has rendered its own. */
  function showEarly(files) {
    var waiting = files.length;
    var styles = [];
    var early = document.createElement('div');
    function arrive() {
      waiting -= 1;
      if (waiting > 0) return;
      if (styles.length === 0) show();
      else
        styles.splice(0).forEach(function (address) {
          waiting += 1;
          // The app may have been quicker.
          if (!document.querySelector('link[rel="stylesheet"][href="' + address + '"]')) addLink('stylesheet', address);
        });
    }
    function addLink(rel, address) {
      var link = document.createElement('link');
      link.rel = rel;
      if (rel === 'preload') link.as = 'style';
      // As the app will ask for it.
      link.crossOrigin = '';
      link.onload = arrive;
      link.href = address;
      document.head.appendChild(link);
    }
    function show() {
      var root = document.getElementById('root');
      // The app may have been quicker.
      if (!root || !root.querySelector('.boot') || document.getElementById('boot-failed')) return;
      root.hidden = true;
      root.parentNode.insertBefore(early, root);
      // A form takes over itself; another page, such as an error with Retry, does not. Overlays come after the page.
      new MutationObserver(function (changes, observer) {
        var page = root.firstElementChild;
        if (!page || !page.querySelector('main, button') || page.querySelector('form')) return;
        observer.disconnect();
        root.hidden = false;
        if (early.parentNode) early.parentNode.removeChild(early);
      }).observe(root, { childList: true, subtree: true });
    }
    // Applied only once the page is there: after the app's own stylesheet. A missing one is the app's to report.
    function loadStyles(address) {
      styles.push(address);
      addLink('preload', address);
    }
    function loadPage(address) {
      var request = new XMLHttpRequest();
      request.responseType = 'document';
      request.onload = function () {
        var page = request.status === 200 && request.response && request.response.querySelector('template');
        if (!page) return;
        early.appendChild(page.content);
        early.querySelectorAll('[data-style]').forEach(function (element) {
          element.style.cssText = element.getAttribute('data-style');
        });
        early.querySelectorAll('[type=radio]').forEach(function (choice) {
          if (choice.value === theme) choice.checked = true;
        });
        arrive();
      };
      request.open('GET', address);
      request.send();
    }
    early.id = 'early';
    // The app does it, on its own page. The last press counts.
    early.addEventListener('click', function (event) {
      var pressed = event.target.closest('a, button');
      if (!pressed) return;
      event.preventDefault();
      early.querySelectorAll('[aria-busy]').forEach(function (other) {
        other.removeAttribute('aria-busy');
      });
      pressed.setAttribute('aria-busy', 'true');
    });
    files.forEach(function (file) {
      (/\.css$/.test(file) ? loadStyles : loadPage)('/assets/' + file);
    });
  }

  // Written by scripts/build/page-map.ts; absent in development.
  var map = JSON.parse((script && script.getAttribute('data-pages')) || '{}');
  var path = location.pathname.replace(/\/$/, '');
  var byLanguage = map.early && map.early[path];
  if (byLanguage)
    showEarly(
      map.pages[path]
        .concat(byLanguage[language])
        .map(function (number) {
          return map.files[number] || '';
        })
        .filter(function (file) {
          return /\.(css|html)$/.test(file);
        })
    );

  // The lobby's outline in place of the lantern; a type of game or a provider looks otherwise.
  if (/^(\/(tab|game))?$/.test(path) && !/[?&](type|manuf)=/.test(location.search))
    document.documentElement.setAttribute('data-start', 'lobby');

  /** Reloads once for each build, as src/app/errors/chunk-failure.ts does. */
  function reloadOnce() {
    if (navigator.onLine === false) return false;
    try {
      var scripts = document.querySelectorAll('script[type="module"]');
      var build = scripts.length > 0 ? scripts[scripts.length - 1].src : '';
      if (sessionStorage.getItem(prefixes[0] + 'RELOADEDFOR') === build) return false;
      sessionStorage.setItem(prefixes[0] + 'RELOADEDFOR', build);
    } catch (error) {
      return false;
    }
    location.reload();
    return true;
  }

  function showRetry() {
    var root = document.getElementById('root');
    if (!root || document.getElementById('boot-failed')) return;
    var page = document.createElement('main');
    page.id = 'boot-failed';
    page.className = 'boot';
    var text = document.createElement('p');
    text.textContent = FAILED[language][0];
    var retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'boot-retry';
    retry.textContent = FAILED[language][1];
    retry.addEventListener('click', function () {
      location.reload();
    });
    page.appendChild(text);
    page.appendChild(retry);
    var early = document.getElementById('early');
    if (early) early.parentNode.removeChild(early);
    root.hidden = true;
    document.documentElement.removeAttribute('data-start');
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
