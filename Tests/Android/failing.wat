;; A program in the place of the widgets: it answers with the request, or fails as the first letter of the request says.
(module
  (memory (export "memory") 2)
  (global $length (mut i32) (i32.const 0))
  (func $deeper (param i32) (result i32) (i32.add (i32.const 1) (call $deeper (local.get 0))))
  (func (export "question") (param i32) (result i32) (global.set $length (local.get 0)) (i32.const 1024))
  (func (export "answer") (result i32) (i32.const 1024))
  (func $widget (export "widget") (result i32)
    (local $letter i32)
    (local.set $letter (i32.load8_u (i32.const 1024)))
    (if (i32.eq (local.get $letter) (i32.const 109)) (then (drop (memory.grow (i32.const 60000)))))  ;; m: memory
    (if (i32.eq (local.get $letter) (i32.const 103)) (then (drop (memory.grow (i32.const 100)))))    ;; g: some memory, which there is
    (if (i32.eq (local.get $letter) (i32.const 116)) (then (unreachable)))                           ;; t: trap
    (if (i32.eq (local.get $letter) (i32.const 100)) (then (drop (call $deeper (i32.const 0)))))     ;; d: depth
    (if (i32.eq (local.get $letter) (i32.const 111)) (then (drop (i32.load (i32.const 0x7fffffff)))))  ;; o: outside
    (if (i32.eq (local.get $letter) (i32.const 99)) (then                                            ;; c: how often it was called
      (i32.store8 (i32.const 512) (i32.add (i32.const 1) (i32.load8_u (i32.const 512))))
      (i32.store8 (i32.const 1024) (i32.add (i32.const 48) (i32.load8_u (i32.const 512))))
      (global.set $length (i32.const 1))))
    (global.get $length))
  (func (export "draw") (result i32) (call $widget)))
