import CoreLocation
import SolsticeWidget

/// The location of this device from CoreLocation, while the app is in use.
@MainActor
final class DeviceLocation: NSObject {
  /// Receives the events of the device.
  var onEvent: (LocationQuestion.Event) -> Void = { _ in }
  private let manager = CLLocationManager()
  private var waiting: Task<Void, Never>?

  override init() {
    super.init()
    manager.delegate = self
    // The place is stored with an accuracy of one kilometre.
    manager.desiredAccuracy = kCLLocationAccuracyKilometer
  }

  private func say(_ event: LocationQuestion.Event) {
    switch event {
    case .place, .failed: waiting?.cancel()
    case .authorization, .silent: break
    }
    onEvent(event)
  }
}

extension DeviceLocation: @MainActor LocationDevice {
  var authorization: LocationAuthorization {
    switch manager.authorizationStatus {
    case .authorizedAlways, .authorizedWhenInUse: .allowed
    case .denied: .denied
    case .restricted: .restricted
    default: .notAsked
    }
  }

  func ask() { manager.requestWhenInUseAuthorization() }

  func locate() {
    waiting?.cancel()
    waiting = Task {
      try? await Task.sleep(for: .seconds(LocationQuestion.patience))
      if !Task.isCancelled { say(.silent) }
    }
    manager.requestLocation()
  }
}

/// The manager calls its delegate on the thread on which it was created, the main thread.
extension DeviceLocation: CLLocationManagerDelegate {
  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    MainActor.assumeIsolated { say(.authorization(authorization)) }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let degrees = locations.last.map { ($0.coordinate.latitude, $0.coordinate.longitude) }
    let place = degrees.flatMap { try? Coordinates(latitude: $0.0, longitude: $0.1) }
    MainActor.assumeIsolated { say(place.map { .place($0) } ?? .failed) }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    let isRefused = (error as? CLError)?.code == .denied
    // The location may be off for all apps; the permission of this app shows that.
    MainActor.assumeIsolated { say(isRefused ? .authorization(.denied) : .failed) }
  }
}
