// Says which browser is needed where the app cannot run. In the oldest JavaScript, so that every browser reads it.
;(function () {
  var needed = 'Use Chrome or Edge 111, Firefox 121, Safari 16.4, or iOS 16.4, or something newer.'

  function isOld() {
    var behind = '(?<=a)b'
    try {
      new RegExp(behind)
      return !(
        'noModule' in document.createElement('script') &&
        Array.prototype.toSorted &&
        CSS.supports('selector(:has(a))')
      )
    } catch (error) {
      return true
    }
  }

  function tell() {
    var app = document.getElementById('app')
    // Some older browsers can do all that the first page needs.
    if (!app || app.childNodes.length > 0) return
    var isDark = / dark /.test(' ' + document.documentElement.className + ' ')
    var box = document.createElement('div')
    box.setAttribute('role', 'alert')
    box.style.cssText =
      'max-width:32em;margin:0 auto;padding:15vh 24px;font:16px/1.5 sans-serif;color:' +
      (isDark ? '#e6eeee' : '#16282b')
    var title = document.createElement('h1')
    title.style.cssText = 'font-size:24px;line-height:1.25;margin:0 0 12px'
    title.appendChild(document.createTextNode('Patency needs a newer browser'))
    var text = document.createElement('p')
    text.style.cssText = 'margin:0'
    text.appendChild(document.createTextNode(needed + ' If you cannot update this one, ask your IT department.'))
    box.appendChild(title)
    box.appendChild(text)
    app.appendChild(box)
  }

  if (isOld() && window.addEventListener)
    window.addEventListener('load', function () {
      // The app begins to show itself within the load.
      setTimeout(tell, 1000)
    })
})()
