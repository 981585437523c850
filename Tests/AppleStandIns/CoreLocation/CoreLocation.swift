// Pages are below developer.apple.com/documentation; "recalled" was written from memory, by the names that other code uses.
@_exported import Foundation

public typealias CLLocationDegrees = Double  // recalled
public typealias CLLocationAccuracy = Double  // recalled
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000  // recalled

public struct CLLocationCoordinate2D {  // recalled
  public var latitude: CLLocationDegrees  // recalled
  public var longitude: CLLocationDegrees  // recalled
}
open class CLLocation: NSObject, @unchecked Sendable {  // recalled
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }  // recalled
}
public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }  // recalled
public struct CLError: Error {  // recalled
  public enum Code: Int, Sendable { case locationUnknown, denied }  // recalled
  public var code: Code  // recalled
}
public protocol CLLocationManagerDelegate: AnyObject {  // recalled
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)  // recalled
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])  // recalled
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)  // recalled
}
open class CLLocationManager: NSObject {  // recalled
  open weak var delegate: (any CLLocationManagerDelegate)?  // recalled
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }  // corelocation/cllocationmanager/authorizationstatus-swift.property
  open var desiredAccuracy: CLLocationAccuracy = 0  // recalled
  open func requestWhenInUseAuthorization() {}  // corelocation/cllocationmanager/requestwheninuseauthorization()
  open func requestLocation() {}  // recalled
}
